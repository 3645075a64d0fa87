// Placeholder: see ARCHITECTURE.md.

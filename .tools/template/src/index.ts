// Shared modules must settle before anything that uses them is evaluated, hence the dynamic import.
void import('./standalone.tsx');

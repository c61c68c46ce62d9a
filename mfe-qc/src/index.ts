// shared modules must settle before anything imports them
void import('./standalone.tsx');

export { DEMO_PASSWORD } from './accounts.seed.ts';
export { seedDemo, seedTest } from './demo.seed.ts';
export { seedLookups } from './lookups.seed.ts';

export { DEMO_PASSWORD } from './accounts.seed.ts';
export { DEMO_DAY, demoStations, seedDemo } from './demo.seed.ts';
export { seedLookups } from '../../stations/lookups/lookups.seed.ts';

import type { CounterVendor } from '../../stations/vendor-sites/counter-vendor.ts';

/** How the platform is called where imports of files show the file's name. */
export const sourceOf = ({ simulated }: Pick<CounterVendor, 'simulated'>): string =>
  simulated ? 'Eco-Visio (simulated)' : 'Eco-Visio';

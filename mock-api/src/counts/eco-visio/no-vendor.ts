import type { CounterVendor } from '../../stations/vendor-sites/counter-vendor.ts';
import { texts } from '../../stations/vendor-sites/vendor-texts.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';

const notSetUp = () => new VendorProblem(texts.notSetUp, false);

/** The platform of a server that was told of none: nothing is fetched, and who asks is told why. */
export const noVendor: CounterVendor = {
  simulated: false,
  account: 'none',
  listSites: () => Promise.reject(notSetUp()),
  // oxlint-disable-next-line require-yield -- there is nothing to yield
  async *readCounts() {
    throw await Promise.resolve(notSetUp());
  },
  close: () => undefined,
};

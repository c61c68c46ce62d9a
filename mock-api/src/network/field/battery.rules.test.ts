import { VENDOR, type VendorCode } from 'shared-domain';
import { isLow } from './battery.rules.ts';

test.each<[VendorCode, number, boolean]>([
  [VENDOR.trafx, 4.4, false],
  [VENDOR.trafx, 3.6, false],
  [VENDOR.trafx, 3.5, true],
  [VENDOR.custom, 0.1, false],
])('of vendor %s, %f V are low: %s', (vendor, volts, low) => expect(isLow(vendor, volts)).toBe(low));

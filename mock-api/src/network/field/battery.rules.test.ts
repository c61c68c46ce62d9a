import { VENDOR, type VendorCode } from 'shared-domain';
import { isLow, lowVolts } from './battery.rules.ts';

test.each<[VendorCode, number, boolean]>([
  [VENDOR.trafx, 4.4, false],
  [VENDOR.trafx, 3.6, false],
  [VENDOR.trafx, 3.5, true],
  [VENDOR.custom, 0.1, false],
])('of vendor %s, %f V are low: %s', (vendor, volts, low) => expect(isLow(vendor, volts)).toBe(low));

test('a statement has the same limit, and none of a vendor that names none', () =>
  expect(lowVolts('v.code')).toBe(`case v.code when '${VENDOR.trafx}' then 3.6 else 0 end`));

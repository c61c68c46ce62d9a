import { formatNumber } from 'shared-ui/i18n';
import { signedPercent } from './figure-text.ts';

/** What stands where there is no number: a dash, never zero or infinity. */
const DASH = '–';

const orDash = (show: (value: number) => string) => (value: number | null) =>
  value === null ? DASH : show(value);

/** In whole numbers. */
export const whole = orDash((value) => formatNumber(Math.round(value)));
/** An index with two decimals. */
export const index = orDash((value) =>
  formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
/** A factor or ratio with three decimals. */
export const ratio = orDash((value) =>
  formatNumber(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
);
/** A share in per cent with one decimal. */
export const share = orDash((value) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 }));
/** A change in whole per cent with its sign. */
export const signed = orDash(signedPercent);
/** An error in per cent with its sign and one decimal. */
export const signedError = orDash((error) =>
  formatNumber(error, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);

/** An hour of the day from its beginning to its end: 07–08. */
export const hourText = (hour: number): string =>
  `${String(hour).padStart(2, '0')}–${String(hour + 1).padStart(2, '0')}`;

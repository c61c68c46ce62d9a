import { VENDOR } from './codes.ts';
import { ENABLED_INTERVALS } from './limits.ts';

/** The TRAFx periods that are taken; daily totals are not. */
export type TrafxPeriod = 'hourly' | 'timestamps';

/** The interval in minutes that an import uses: hourly TRAFx totals force 60, everything else is as chosen. */
export function importInterval(
  vendor: string,
  trafxPeriod: TrafxPeriod | null | undefined,
  chosen: number,
): number {
  return isIntervalForced(vendor, trafxPeriod) ? 60 : chosen;
}

/** Whether the interval can't be chosen, because the file's period decides it. */
export function isIntervalForced(vendor: string, trafxPeriod: TrafxPeriod | null | undefined): boolean {
  return vendor === VENDOR.trafx && trafxPeriod === 'hourly';
}

/** Whether an import at this interval, in minutes, is taken. The others are listed, disabled. */
export function isIntervalEnabled(minutes: number): boolean {
  return ENABLED_INTERVALS.includes(minutes);
}

import { austinStations } from '../demo/seed/stations/austin.ts';
import { dayIndex } from '../demo/seed/generator/calendar.ts';
import type { Pace } from '../counts/eco-visio/pace.ts';
import { SIMULATOR_ACCOUNT, type SimulatorOptions } from '../demo/simulator/app.ts';
import { simulatedVendor } from './simulated-vendor.ts';
import type { VendorCount } from '../stations/vendor-sites/counter-vendor.ts';

/** The last day that the stations' counts were planned with. */
export const PLANNED_DAY = '2026-03-01';

/** The vendor with Austin's counters, at noon of the day after. */
export function austinVendor(
  options: Partial<SimulatorOptions> = {},
  account = SIMULATOR_ACCOUNT,
  pace?: Pace,
) {
  const planned = { plans: austinStations, plannedDay: dayIndex(PLANNED_DAY) };
  return simulatedVendor(new Date('2026-03-02T12:00:00Z'), { ...planned, ...options }, account, pace);
}

/** All pieces in one list. */
export async function all(pieces: AsyncGenerator<VendorCount[]>): Promise<VendorCount[]> {
  const counts: VendorCount[] = [];
  for await (const piece of pieces) counts.push(...piece);
  return counts;
}

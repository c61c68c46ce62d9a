import { austinStations } from '../../db/seed/demo/austin.ts';
import { dayIndex } from '../../db/seed/generator/calendar.ts';
import { createSimulator, SIMULATOR_ACCOUNT, type SimulatorOptions } from '../../eco-visio-simulator/app.ts';
import type { Trouble } from '../../eco-visio-simulator/troubles.ts';
import type { VendorCount } from '../counter-vendor.ts';
import { ecoVisioV1 } from '../eco-visio-v1.ts';

/** The last day that the stations' counts were planned with. */
export const PLANNED_DAY = '2026-03-01';

/** The adapter over the simulator without a network; its clock moves only when it waits. */
export function simulatedVendor(options: Partial<SimulatorOptions> = {}, account = SIMULATOR_ACCOUNT) {
  let clock = Date.parse('2026-03-02T12:00:00Z');
  const waits: number[] = [];
  const paths: string[] = [];
  const simulator = createSimulator({
    plans: austinStations,
    plannedDay: dayIndex(PLANNED_DAY),
    now: () => new Date(clock),
    ...options,
  });
  const vendor = ecoVisioV1(
    { url: 'http://eco-visio.test', ...account },
    {
      simulated: true,
      parts: {
        fetch: async (request) => {
          const { pathname, search } = new URL(request.url);
          paths.push(pathname + search);
          return simulator.fetch(request);
        },
        now: () => clock,
        wait: (milliseconds) => {
          waits.push(milliseconds);
          clock += milliseconds;
          return Promise.resolve();
        },
      },
    },
  );
  return {
    vendor,
    simulator,
    /** Every wait so far, in milliseconds. */
    waits,
    /** Every path that was asked for. */
    paths,
    trouble: async (trouble: Partial<Trouble>) => {
      await simulator.request('/simulator/trouble', { method: 'POST', body: JSON.stringify(trouble) });
    },
  };
}

/** All pieces in one list. */
export async function all(pieces: AsyncGenerator<VendorCount[]>): Promise<VendorCount[]> {
  const counts: VendorCount[] = [];
  for await (const piece of pieces) counts.push(...piece);
  return counts;
}

import { yesterdayInTexas } from '../demo/seed/generator/calendar.ts';
import { testStations } from './test-stations.ts';
import type { CounterVendor } from '../stations/vendor-sites/counter-vendor.ts';
import type { Pace } from '../counts/eco-visio/pace.ts';
import { ecoVisioV1 } from '../counts/eco-visio/eco-visio-v1.ts';
import { createSimulator, SIMULATOR_ACCOUNT, type SimulatorOptions } from '../demo/simulator/app.ts';
import type { Condition } from '../demo/simulator/conditions.ts';
import type { Trouble } from '../demo/simulator/troubles.ts';

/** The vendor as tests have it, and what passed between it and us. */
export type SimulatedVendor = {
  vendor: CounterVendor;
  /** Every wait so far, in milliseconds; none of them takes time. */
  waits: number[];
  /** Every path that was asked for. */
  paths: string[];
  /** Makes the platform fail for some requests. */
  trouble: (trouble: Partial<Trouble>) => Promise<void>;
  /** Says what goes on at its counters. */
  conditions: (conditions: readonly Condition[]) => Promise<void>;
  /** Moves its clock to a moment. */
  at: (moment: string) => void;
};

/**
 * The adapter over the simulator of the tests' stations, without a network. Its clock stands at `start` and moves only
 * when it waits.
 */
export function simulatedVendor(
  start: Date,
  options: Partial<SimulatorOptions> = {},
  account = SIMULATOR_ACCOUNT,
  pace?: Pace,
): SimulatedVendor {
  let clock = start.getTime();
  const waits: number[] = [];
  const paths: string[] = [];
  const simulator = createSimulator({
    plans: testStations,
    plannedDay: yesterdayInTexas(start),
    now: () => new Date(clock),
    ...options,
  });
  const parts = {
    fetch: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      paths.push(pathname + search);
      return simulator.fetch(request);
    },
    now: () => clock,
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      clock += milliseconds;
      return Promise.resolve();
    },
    ...(pace && { pace }),
  };
  return {
    vendor: ecoVisioV1({ url: 'http://eco-visio.test', ...account }, { simulated: true, parts }),
    waits,
    paths,
    trouble: async (trouble) => {
      await simulator.request('/simulator/trouble', { method: 'POST', body: JSON.stringify(trouble) });
    },
    conditions: async (conditions) => {
      await simulator.request('/simulator/conditions', { method: 'PUT', body: JSON.stringify(conditions) });
    },
    at: (moment) => {
      clock = new Date(moment).getTime();
    },
  };
}

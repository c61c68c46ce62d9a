import { weeks, portable } from '../demo/seed/stations/station-plans.ts';
import { austinStations } from '../demo/seed/stations/austin.ts';
import { otherStations } from '../demo/seed/stations/elsewhere.ts';
import { houstonStations } from '../demo/seed/stations/houston.ts';
import type { CountsPlan, StationPlan } from '../demo/seed/station-plan.ts';

const bicyclesOf = ({ flows }: StationPlan) => flows.filter(({ count_type_code }) => count_type_code === '2');
const recent = (days: number): CountsPlan => portable(weeks(0, days, false));

/**
 * What the tests' stations have of the demonstration's: AU0001 a certified year whose last 60 days wait for review,
 * with a gap, a run of zeros and a spike in them; AU0002 is certified to the end; AU0009 has no counts; the others
 * a few uncertified days.
 */
const CHANGES: Record<string, Partial<StationPlan>> = {
  AU0001: {
    counts: { kind: 'permanent', years: 1, uncertifiedDays: 60 },
    events: [],
    faults: [
      { kind: 'missing', flow: 0, daysAgo: 9, hours: 31 },
      { kind: 'zeros', flow: 1, daysAgo: 24, hours: 80 },
      { kind: 'spike', flow: 1, daysAgo: 38, hours: 2 },
    ],
  },
  AU0002: { counts: portable(weeks(0, 21, true)) },
  AU0004: { counts: recent(21), faults: [] },
  AU0005: { counts: recent(14) },
  AU0006: { counts: recent(10) },
  AU0007: { counts: recent(5) },
  AU0008: { counts: recent(14), faults: [] },
  AU0009: {},
  HO0001: { counts: recent(21) },
  HO0003: { counts: portable(weeks(30, 14, true), weeks(0, 7, false)), faults: [] },
  DA0001: { counts: recent(10) },
  SA0001: { counts: { kind: 'none' } },
};

/** The stations of the tests: some of the demonstration's, with few counts. AU0001 keeps its two bicycle flows. */
export const testStations: StationPlan[] = [...austinStations, ...houstonStations, ...otherStations]
  .filter(({ station_id_tmg }) => station_id_tmg in CHANGES)
  .map((plan) => ({
    ...plan,
    ...CHANGES[plan.station_id_tmg],
    flows: plan.station_id_tmg === 'AU0001' ? bicyclesOf(plan) : plan.flows,
  }));

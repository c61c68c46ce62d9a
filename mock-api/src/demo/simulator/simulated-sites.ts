import { VENDOR } from 'shared-domain';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import { ecoChannelId, ecoSiteId } from '../seed/stations/eco-ids.ts';
import { dateText } from '../seed/generator/calendar.ts';
import type { Stretch } from '../seed/generator/station-counts.ts';
import type { FlowPlan, StationPlan } from '../seed/station-plan.ts';

/** A counter as the simulated platform knows it. */
export type SimulatedSite = {
  id: number;
  plan: StationPlan;
  /** Days with counts, oldest first; the last one goes on into the present. */
  stretches: Stretch[];
  /** That of the row at this wall-clock minute: 0, or 4 where the platform doubts it. */
  statusAt: (minutes: number) => number;
  /** What the API answers about it. */
  record: SiteRecord;
};

type Common = {
  id: number;
  name: string;
  domainId: number;
  domain: string;
  latitude: number;
  longitude: number;
  timezone: string;
  /** Minutes. */
  interval: number;
  sens: number;
  installationDate: string;
  firstData: string | null;
  counter: string;
  type: 'real' | 'virtual';
  visible: boolean;
  tags: string[];
  photos: string[];
  userType: number;
};

/** A site with its channels, in the platform's words. */
export type SiteRecord = Common & { channels: (Common & { channels: null })[] };

/** How the platform writes the agencies' domains; upper case and blanks do not count. */
const DOMAINS: Record<number, string> = {
  [AGENCY.txdot]: 'TxDOT',
  [AGENCY.tti]: 'TTI',
  [AGENCY.austin]: 'City of Austin',
  [AGENCY.houston]: 'Houston Bikeways',
  [AGENCY.dallas]: 'City of Dallas',
  [AGENCY.sanAntonio]: 'COSA TX',
};

/** The platform's user types by the count type of a flow; 7 is undefined. */
const USER_TYPES: Record<string, number> = { '1': 1, '2': 2, '8': 7 };

/** A counter that the platform doubts. */
const DOUBTED = new Set(['EA0003']);
/** Counters that it doubts in the first hours of a Sunday alone: so many. */
const DOUBTED_SUNDAYS: Record<string, number> = { AU0005: 6, EA0001: 4 };
const DAY = 24 * 60;

/** What the platform says of a counter's row: 0 is normal, 4 a doubt. */
function statusOf(station: string, minutes: number): number {
  if (DOUBTED.has(station)) return 4;
  // 1 January 1970 was a Thursday
  const isSunday = (Math.floor(minutes / DAY) + 4) % 7 === 0;
  return isSunday && minutes % DAY < (DOUBTED_SUNDAYS[station] ?? 0) * 60 ? 4 : 0;
}

function stretchesOf({ counts }: StationPlan, lastDay: number): Stretch[] {
  if (counts.kind === 'permanent') {
    return [{ first: lastDay - Math.round(counts.years * 365) + 1, last: lastDay }];
  }
  if (counts.kind !== 'portable') return [];
  return counts.stretches.map(({ daysAgo, days }) => ({
    first: lastDay - daysAgo - days + 1,
    last: lastDay - daysAgo,
  }));
}

const sensOf = ({ movement_direction_code }: FlowPlan) =>
  movement_direction_code === '3' ? 0 : Number(movement_direction_code);

function recordOf(plan: StationPlan, first: number | undefined): SiteRecord {
  const { station_id_tmg, station_name, flows } = plan;
  const id = ecoSiteId(station_id_tmg);
  // most counters stand for two days before they send their first data
  const installed =
    first === undefined ? `${plan.established}T00:00:00-0600` : `${dateText(first - 2)}T00:00:00-0600`;
  const common: Omit<Common, 'id' | 'name' | 'sens' | 'userType'> = {
    domainId: 1000 + plan.agency_id,
    domain: DOMAINS[plan.agency_id] ?? '',
    latitude: plan.latitude,
    longitude: plan.longitude,
    timezone: '(UTC-06:00) US/Central;DST',
    interval: flows[0]?.count_interval ?? 60,
    installationDate: installed,
    firstData: first === undefined ? null : `${dateText(first)}T00:00:00-0600`,
    counter: `X2H${String(id).slice(1)}`,
    type: 'real',
    visible: true,
    tags: [],
    photos: [],
  };
  return {
    ...common,
    id,
    name: station_name,
    sens: 0,
    userType: 7,
    channels: flows.map((flow, place) => ({
      ...common,
      id: ecoChannelId(station_id_tmg, place),
      name: `${station_name} ${flow.name}`,
      sens: sensOf(flow),
      userType: USER_TYPES[flow.count_type_code] ?? 7,
      channels: null,
    })),
  };
}

/** The counters of Eco-Counter among the plans, as they stand on the platform; `lastDay` as the seeds were made with. */
export function simulatedSites(plans: StationPlan[], lastDay: number): SimulatedSite[] {
  return plans
    .filter(({ flows }) => flows.some(({ vendor_code }) => vendor_code === VENDOR.ecoCounter))
    .map((plan) => {
      const stretches = stretchesOf(plan, lastDay);
      const record = recordOf(plan, stretches[0]?.first);
      const statusAt = (minutes: number) => statusOf(plan.station_id_tmg, minutes);
      return { id: record.id, plan, stretches, record, statusAt };
    });
}

/** A site made of others, as people draw them up on the platform; it has no counter of its own. */
export const virtualSite: SiteRecord = {
  id: 100_000_001,
  name: 'Austin trails, total',
  domainId: 1000 + AGENCY.austin,
  domain: DOMAINS[AGENCY.austin] ?? '',
  latitude: 30.2672,
  longitude: -97.7431,
  timezone: '(UTC-06:00) US/Central;DST',
  interval: 60,
  sens: 0,
  installationDate: '2020-01-01T00:00:00-0600',
  firstData: null,
  counter: '',
  type: 'virtual',
  visible: true,
  tags: [],
  photos: [],
  userType: 7,
  channels: [],
};

import {
  FLOW_SIGNS,
  GROUP_STATIONS_MAX,
  seriesHref,
  stationsFault,
  type FlowSign,
  type GroupFlow,
  type StationGroup,
  type StationGroupFacts,
  type StationGroupKind,
} from 'shared-domain';

/** A flow as the form holds it; null: not in the group. */
export type FormFlow = { id: number; label: string; combined: boolean; sign: FlowSign | null };
/** A station of a group with all of its flows that are known. */
export type FormStation = { station: string; name: string; flows: FormFlow[] };

type Named = Pick<GroupFlow, 'flow_id' | 'flow_name' | 'count_type' | 'direction' | 'combined'>;

/** What a flow is called where its station is known. */
export const flowLabel = ({
  flow_name: name,
  count_type: type,
  direction,
}: Pick<Named, 'flow_name' | 'count_type' | 'direction'>): string => `${name}, ${type}, ${direction}`;

/** The stations of a group as the form holds them. */
export function stationsOf(flows: readonly GroupFlow[]): FormStation[] {
  return [...Map.groupBy(flows, ({ station_id_tmg }) => station_id_tmg)].map(([station, own]) => ({
    station,
    name: own[0]?.station_name ?? '',
    flows: own.map((flow) => ({
      id: flow.flow_id,
      label: flowLabel(flow),
      combined: flow.combined,
      sign: flow.sign,
    })),
  }));
}

/**
 * A station that comes to a group. Which way a flow counts is for a person to say; one that counts several directions at once
 * counts to both in any case.
 */
export const newStation = (
  station: string,
  name: string,
  flows: readonly Omit<FormFlow, 'sign'>[],
): FormStation => ({
  station,
  name,
  flows: flows.map((flow) => ({ ...flow, sign: flow.combined ? 'none' : null })),
});

/** The station with every flow that it has, those that were not in the group too. */
export const withAllFlows = (one: FormStation, flows: readonly Omit<FormFlow, 'sign'>[]): FormStation => ({
  ...one,
  flows: flows.map((flow) => ({
    ...flow,
    sign: one.flows.find(({ id }) => id === flow.id)?.sign ?? null,
  })),
});

/** The stations with one of them a place further up (-1) or down (1). */
export function moved(stations: readonly FormStation[], at: number, by: -1 | 1): FormStation[] {
  const [one, other] = [stations[at], stations[at + by]];
  if (!one || !other) return [...stations];
  return stations.with(at, other).with(at + by, one);
}

/** The stations with the sign of a flow changed. */
export const signed = (stations: readonly FormStation[], flow: number, sign: string | null): FormStation[] =>
  stations.map((one) => ({
    ...one,
    flows: one.flows.map((own) =>
      own.id === flow ? { ...own, sign: FLOW_SIGNS.find((known) => known === sign) ?? null } : own,
    ),
  }));

/** The flows that are in the group, as the API takes them. */
export const toFlows = (stations: readonly FormStation[]): StationGroupFacts['flows'] =>
  stations.flatMap(({ station, flows }) =>
    flows.flatMap(({ id, sign }) => (sign === null ? [] : [{ station, flow_id: id, sign }])),
  );

/** What keeps the stations of a form from being a group. */
export function membersFault(
  stations: readonly FormStation[],
  kind: StationGroupKind,
): 'few' | 'many' | 'empty' | null {
  if (stations.some(({ flows }) => flows.every(({ sign }) => sign === null))) return 'empty';
  return stationsFault(kind, stations.length);
}

/** Whether a group may have one station more. */
export const mayGrow = (stations: readonly FormStation[], kind: StationGroupKind): boolean =>
  stations.length < GROUP_STATIONS_MAX[kind];

const ofFlows = (flows: readonly GroupFlow[]) =>
  seriesHref(
    flows.map(({ station_id_tmg: station, flow_id: flow }) => ({ station, flow, year: null })),
    { apart: true },
  );

/** Where a group is compared: a corridor station by station, forward, backward or both; a line by its sums. */
export function groupHrefs({ id, kind, flows }: Pick<StationGroup, 'id' | 'kind' | 'flows'>) {
  if (kind !== 'corridor')
    return [
      {
        way: 'sums' as const,
        href: seriesHref([
          { group: id, way: 'in', year: null },
          { group: id, way: 'out', year: null },
        ]),
      },
      { way: 'together' as const, href: seriesHref([{ group: id, way: 'both', year: null }]) },
    ];
  const ways = [
    { way: 'forward' as const, own: flows.filter(({ sign }) => sign !== 'back') },
    { way: 'backward' as const, own: flows.filter(({ sign }) => sign !== 'ahead') },
    { way: 'bothWays' as const, own: [...flows] },
  ];
  return ways.flatMap(({ way, own }) => (own.length === 0 ? [] : [{ way, href: ofFlows(own) }]));
}

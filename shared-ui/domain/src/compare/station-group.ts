/** What stations are named as together: along a line, or across one or all around a place. */
export const STATION_GROUP_KINDS = ['corridor', 'screenline', 'cordon'] as const;
export type StationGroupKind = (typeof STATION_GROUP_KINDS)[number];

/** Which way a flow counts: forward along a corridor or in over a line; back or out; or both at once, so neither. */
export const FLOW_SIGNS = ['ahead', 'back', 'none'] as const;
export type FlowSign = (typeof FLOW_SIGNS)[number];

/** What of a line is added up. */
export const GROUP_WAYS = ['in', 'out', 'both'] as const;
export type GroupWay = (typeof GROUP_WAYS)[number];

/** Fewest and most stations of a group; of a corridor each has a chart of its own. */
export const GROUP_STATIONS_MIN: Readonly<Record<StationGroupKind, number>> = {
  corridor: 2,
  screenline: 1,
  cordon: 1,
};
export const GROUP_STATIONS_MAX: Readonly<Record<StationGroupKind, number>> = {
  corridor: 8,
  screenline: 24,
  cordon: 24,
};
/** Most flows of a group, and most groups of an agency. */
export const GROUP_FLOWS_MAX = 200;
export const STATION_GROUPS_MAX = 100;

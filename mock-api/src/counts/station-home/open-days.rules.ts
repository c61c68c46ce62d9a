/** The days 'YYYY-MM-DD' on which some counts of each flow are not certified, by the flow's row id. */
export type OpenDays = ReadonlyMap<number, readonly string[]>;

/** On how many days up to the last certified one some of a flow's counts are not certified; none where none is certified. */
export const openOf = (open: OpenDays, flow: number, until: string | null): number =>
  until === null ? 0 : (open.get(flow) ?? []).filter((day) => day <= until).length;

/** The same of a station: days on which that is so of any of its flows, each once. */
export const openOfAny = (open: OpenDays, until: string | null): number =>
  until === null ? 0 : new Set([...open.values()].flat().filter((day) => day <= until)).size;

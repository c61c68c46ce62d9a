import type { StationSummary } from 'shared-domain';

/** Which half of the stations the list shows. */
export type Stage = 'published' | 'drafts';

/** The column a list starts sorted by. */
export type Sort = { field: 'days_count' | 'station_id_tmg' | 'city_area'; order: 'asc' | 'desc' };

/** The stage named in the address; anything else shows the published stations. */
export function stageOf(text: string | null): Stage {
  return text === 'drafts' ? 'drafts' : 'published';
}

/** The stations of one stage. */
export function stationsIn(stage: Stage, stations: StationSummary[]): StationSummary[] {
  return stations.filter(({ draft }) => draft === (stage === 'drafts'));
}

/** Whether the Days of Data column is worth its room: drafts have no counts, and neither may the published ones. */
export function showsDaysOfData(stage: Stage, stations: StationSummary[]): boolean {
  return stage === 'published' && stations.some(({ days_count }) => days_count !== null);
}

/** Days of data descending where that column is shown, otherwise station id descending; drafts by city area. */
export function defaultSort(stage: Stage, daysShown: boolean): Sort {
  if (stage === 'drafts') return { field: 'city_area', order: 'asc' };
  return { field: daysShown ? 'days_count' : 'station_id_tmg', order: 'desc' };
}

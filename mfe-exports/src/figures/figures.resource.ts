import { BYTE_ORDER_MARK, type MapSettings, type StatewideFigures, type StationFigures } from 'shared-domain';
import { STATEWIDE_FIELDS, STATEWIDE_FILTERS } from 'shared-domain/figures';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';
import type { TableLookAt } from 'shared-ui/table';

/** The figures of a year at all stations that this person sees; of the newest year with counts where none is named. */
export const statewideQuery = (year: number | undefined): Asked<StatewideFigures> => ({
  queryKey: ['figures', 'statewide', year ?? 0],
  queryFn: ({ signal }) => call('GET /figures', { query: { year } }, { signal }),
});

/** One station's figures of a year, by flow and method. */
export const stationFiguresQuery = (stationId: string, year: number | undefined): Asked<StationFigures> => ({
  queryKey: ['figures', 'station', stationId, year ?? 0],
  queryFn: ({ signal }) =>
    call('GET /figures/:stationId', { params: { stationId }, query: { year } }, { signal }),
});

/** Whether streets are shown on maps. */
export const mapSettingsQuery: Asked<MapSettings> = {
  queryKey: ['figures', 'map settings'],
  queryFn: ({ signal }) => call('GET /map-settings', {}, { signal }),
};

/** The statewide table of a year as the server's file (CSV), looked at as on the screen. */
export function statewideFileQuery(year: number, { fields, filters, sort }: TableLookAt): Asked<string> {
  // an address may name what this table has no more
  const by = STATEWIDE_FIELDS.find((field) => field === sort?.field);
  const narrowing = Object.entries(filters).filter(([field]) => field in STATEWIDE_FILTERS);
  const query = {
    ...Object.fromEntries(narrowing),
    ...(by && { sort: by, order: sort?.order }),
    columns: fields.join(','),
    year,
  };
  return {
    queryKey: ['figures', 'statewide file', query],
    queryFn: async ({ signal }) => {
      const text: string = await call('GET /export/figures', { query }, { signal });
      // what reads the answer takes the mark away by which spreadsheets know UTF-8
      return `${BYTE_ORDER_MARK}${text.replace(BYTE_ORDER_MARK, '')}`;
    },
    gcTime: 0,
  };
}

import type { MapSettings, StatewideFigures, StationFigures } from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';

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

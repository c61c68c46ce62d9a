import { call } from 'shared-ui/api';
import type { ExportStation, StationSearch } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** The stations that match the choices, with how far their certified counts reach. */
export const stationsQuery = (search: StationSearch): Asked<ExportStation[]> => ({
  queryKey: ['export stations', search],
  queryFn: ({ signal }) => call('POST /export/dropdown-stations', { body: search }, { signal }),
  gcTime: 0,
});

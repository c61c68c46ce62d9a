import type {
  FigureMethod,
  FigureMode,
  FigureProvenance,
  OpenedPublication,
  Publication,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';

/** Which figure is meant. */
export type WhichFigure = { stationId: string; year: number; mode: FigureMode };

/** What was published of this year, or of a station's, the newest first; of everything where none is named. */
export const publicationsQuery = (of?: { stationId?: string; year: number }): Asked<Publication[]> => ({
  queryKey: ['publications', of?.stationId ?? '', of?.year ?? 0],
  queryFn: async ({ signal }) =>
    (await call('GET /publications', { query: { station_id: of?.stationId, year: of?.year } }, { signal }))
      .data,
});

/** A publication, compared with its counts now. */
export const publicationQuery = (id: number): Asked<OpenedPublication> => ({
  queryKey: ['publications', 'opened', id],
  queryFn: ({ signal }) => call('GET /publications/:id', { params: { id: String(id) } }, { signal }),
  gcTime: 0,
});

/** Where a figure comes from by a method. */
export const provenanceQuery = (
  { stationId, year, mode }: WhichFigure,
  method: FigureMethod,
  filled = false,
): Asked<FigureProvenance> => ({
  queryKey: ['figures', 'provenance', stationId, year, mode, method, filled],
  queryFn: ({ signal }) =>
    call(
      'GET /figures/:stationId/provenance',
      { params: { stationId }, query: { year, mode, method, filled } },
      { signal },
    ),
});

/** Freezes a figure as it was shown. */
export async function publishFigure(
  { stationId, year, mode }: WhichFigure,
  how: {
    method: FigureMethod;
    filled: boolean;
    shown: string;
    reason: string | null;
    supersedes: number | null;
  },
): Promise<Publication> {
  try {
    return await call('POST /publications', { body: { station_id_tmg: stationId, year, mode, ...how } });
  } finally {
    // a refusal may be somebody else's publication: whoever is refused sees it
    void invalidate(['publications']);
    void invalidate(['figures', 'provenance']);
  }
}

import type { FillMethod, FlowFills } from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';

/** Days of a year of a station's flows that were filled for figures, and the flows that can be. */
export const fillsQuery = (stationId: string, year: number): Asked<FlowFills> => ({
  queryKey: ['figures', 'fills', stationId, year],
  queryFn: ({ signal }) =>
    call('GET /figures/:stationId/fills', { params: { stationId }, query: { year } }, { signal }),
});

/** What is to be filled, and how. */
export type ToFill = { flow_id: number; year: number; method: FillMethod };

/** What filling would do; nothing is kept. */
export const tryFill = (stationId: string, body: ToFill): Promise<FlowFills> =>
  call('POST /figures/:stationId/fills', { params: { stationId }, body: { ...body, dry_run: true } });

/** Fills days of a flow's year, in place of what was filled before. */
export async function keepFill(stationId: string, body: ToFill & { reason: string }): Promise<void> {
  await call('POST /figures/:stationId/fills', { params: { stationId }, body });
  await invalidate(['figures']);
}

/** Takes filled days back; the figures are asked for again in any case. */
export async function takeBack(stationId: string, fillId: number): Promise<void> {
  try {
    await call('DELETE /figures/:stationId/fills/:fillId', { params: { stationId, fillId: String(fillId) } });
  } finally {
    await invalidate(['figures']);
  }
}

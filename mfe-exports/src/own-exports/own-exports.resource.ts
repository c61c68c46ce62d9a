import { call } from 'shared-ui/api';
import type { CountExport, DownloadQuery } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';
import { isUnderWay } from './export-state.rules.ts';

/** The person's own exports, the newest first; followed while one of them is under way. */
export const ownExportsQuery: Asked<CountExport[]> = {
  queryKey: ['exports'],
  queryFn: ({ signal }) => call('GET /exports', {}, { signal }),
  isUnderWay: (rows) => rows.some(isUnderWay),
};

/** The same as they are at this moment: each address is good once. */
export const ownExportsNow: Asked<CountExport[]> = {
  ...ownExportsQuery,
  queryKey: ['exports', 'now'],
  gcTime: 0,
};

/** The export that an e-mailed link leads to; fails where the link is not good, or no longer. */
export const mailedExportQuery = (id: string, query: DownloadQuery): Asked<CountExport> => ({
  queryKey: ['mailed export', id, query.signature],
  queryFn: ({ signal }) => call('GET /exports/:id/link', { params: { id }, query }, { signal }),
  gcTime: 0,
});

/** Has an export built once more, of what is certified now; answers the server's words about it. */
export async function buildAgain(id: number): Promise<string> {
  const { success } = await call('POST /exports/:id/again', { params: { id: String(id) } });
  void invalidate(ownExportsQuery.queryKey);
  return success;
}

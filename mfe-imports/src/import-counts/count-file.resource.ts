import { call, type CallOptions } from 'shared-ui/api';
import { VENDOR } from 'shared-domain';
import type { CountImport, ImportRequest, ImportStation, StationChannel, Upload } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';
import { IMPORTS } from '../recent-imports/recent-imports.resource.ts';

/** Stores a file with the server and reads its head; `onProgress` is told the share sent, 0 to 1. */
export function uploadCountFile(file: File, options: CallOptions): Promise<Upload> {
  const body = new FormData();
  body.append('file', file);
  return call('POST /counts/upload', { body }, options);
}

/** The columns of a TimeMark file, whose header line stands below lines of its own. */
export async function timeMarkHeaders(file: string, options: CallOptions): Promise<string[]> {
  const body = { file, vendor: VENDOR.timeMark };
  const { headers } = await call('POST /counts/import/timemark-headers', { body }, options);
  return headers;
}

/** The stations that a file can be for. */
export const importStationsQuery: Asked<ImportStation[]> = {
  queryKey: ['import stations', 'file'],
  queryFn: ({ signal }) => call('GET /stations', { query: { countAmount: false } }, { signal }),
};

/** The channels of a station, each with the column that was mapped to it last time. */
export function channelsOf(station: string, options: CallOptions): Promise<StationChannel[]> {
  return call('POST /stations/channels', { body: { station } }, options);
}

/** Starts the import of an uploaded file; it runs in the background. */
export async function startImport(request: ImportRequest): Promise<CountImport> {
  const reply = await call('POST /counts/import', { body: request });
  void invalidate(IMPORTS);
  return reply.import;
}

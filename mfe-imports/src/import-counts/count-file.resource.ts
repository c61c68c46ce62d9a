import { call, type CallOptions } from 'shared-ui/api';
import { VENDOR } from 'shared-domain';
import type { CountImport, ImportRequest, ImportStation, StationChannel, Upload } from 'shared-domain';

/** Stores a file with the server and reads its head; `onProgress` is told the share sent, 0 to 1. */
export function uploadCountFile(file: File, options: CallOptions): Promise<Upload> {
  const body = new FormData();
  body.append('file', file);
  return call('POST /counts/upload', { body }, options);
}

/** The columns of a TimeMark file, whose header line stands below lines of its own. */
export async function timeMarkHeaders(file: string): Promise<string[]> {
  const { headers } = await call('POST /counts/import/timemark-headers', {
    body: { file, vendor: VENDOR.timeMark },
  });
  return headers;
}

/** The stations that a file can be for. */
export function importStations(): Promise<ImportStation[]> {
  return call('GET /stations', { query: { countAmount: false } });
}

/** The channels of a station, each with the column that was mapped to it last time. */
export function channelsOf(station: string): Promise<StationChannel[]> {
  return call('POST /stations/channels', { body: { station } });
}

/** Starts the import of an uploaded file; it runs in the background. */
export async function startImport(request: ImportRequest): Promise<CountImport> {
  const reply = await call('POST /counts/import', { body: request });
  return reply.import;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountImport, ImportRequest } from 'shared-domain';
import { request, testApi, type Persona } from './index.ts';

/** BP/CX Custom, 15 minutes, four flows, no counts yet. */
export const CUSTOM = 'AU0009';
/** Eco-Counter, hourly, two flows, counts from February 2026 on. */
export const ECO = 'AU0005';

const fixtures = join(import.meta.dirname, '../counts/imports/vendors');
/** A file that the readers are tested with. */
export const fixture = (path: string): Buffer => readFileSync(join(fixtures, path));

/** A form with this file. */
export function formOf(content: string | Buffer, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  return form;
}

/** Uploads a file. */
export const upload = (content: string | Buffer, name = 'counts.csv', as: Persona = 'user') =>
  request('POST /counts/upload', { body: formOf(content, name) }, as);

/** The ids of a station's channels. */
export async function channelsOf(station: string): Promise<number[]> {
  const { reply } = await request('POST /stations/channels', { body: { station } }, 'user');
  return reply.map(({ id }) => id);
}

/** What differs from an import of BP/CX Custom at 15 minutes. */
export type Wanted = Partial<ImportRequest> & { headers?: string[] };

/** Uploads the file; answers the request for its import, its columns mapped to the station's channels in order. */
export async function bodyOf(content: string | Buffer, wanted: Wanted = {}): Promise<ImportRequest> {
  const { reply: file } = await upload(content);
  const { headers = file.headers, ...rest } = wanted;
  const station = wanted.station ?? CUSTOM;
  const ids = await channelsOf(station);
  const channels = headers.map((header, at) => ({ id: ids[at] ?? 0, header }));
  return { file: file.file, vendor: '0', station, channels, interval: 15, ...rest };
}

/** Uploads the file and asks for its import. */
export async function start(content: string | Buffer, wanted: Wanted = {}, as: Persona = 'user') {
  return request('POST /counts/import', { body: await bodyOf(content, wanted) }, as);
}

/** Imports the file and answers what became of it. */
export async function imported(content: string | Buffer, wanted: Wanted = {}): Promise<CountImport> {
  const { status, reply, problem } = await start(content, wanted);
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  return (await request('GET /imports/:id', { params: { id: String(reply.import.id) } }, 'user')).reply;
}

/** What imports have stored for a station, by flow. */
export const stored = (station: string) =>
  testApi().query<{ flow: string; n: number; sum: number | null; missing: number }>(
    `select f.header as flow, count(*) as n, sum(count) as sum, count(*) - count(count) as missing
     from counts c join flows f on f.id = c.flow_id join stations s on s.id = c.station_id
     where s.station_id_tmg = $1 and c.import_id is not null group by f.id, f.header order by f.id`,
    [station],
  );

/** The station as people see it. */
export const flags = async (station: string) =>
  (await request('GET /stations/:stationId', { params: { stationId: station } }, 'user')).reply;

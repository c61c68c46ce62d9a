import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { CsvExportRequest } from 'shared-domain';
import { request, signIn, testApi, type Persona } from './index.ts';

/** Three certified days of a seeded station of four flows, as an order of its counts. */
const ORDER: CsvExportRequest = {
  stations: ['AU0002'],
  count_types: [],
  count_methods: [],
  travel_directions: [],
  fromDate: '02/10/2026',
  toDate: '02/12/2026',
  countData: true,
  stationMetadata: false,
};

/** Orders an export of certified counts, those of `ORDER` unless said otherwise. */
export const prepare = (
  body: Partial<CsvExportRequest> = {},
  as: Persona = 'user',
  headers?: Record<string, string>,
) => request('POST /export/prepare-csv', { body: { ...ORDER, ...body } }, as, headers);

/** The person's exports, the latest first. */
export const ordered = async (as: Persona = 'user') => (await request('GET /exports', {}, as)).reply;

/** Opens an address of a file as somebody signed in, or as nobody. */
export async function fetchFile(address: string, as?: Persona, method = 'GET'): Promise<Response> {
  const headers = as ? { authorization: `Bearer ${await signIn(as)}` } : undefined;
  return testApi().fetch(new Request(`http://count-exchange.test${address}`, { method, headers }));
}

/** A file that was built: the counts in it, and any other file where it is a zip. */
type Built = {
  text: string;
  rows: Record<string, string>[];
  response: Response;
  names: string[];
  file: (name: string) => Record<string, string>[];
};

/** Orders a file, has it built, and downloads it. */
export async function built(body: Partial<CsvExportRequest> = {}): Promise<Built> {
  const { status, problem } = await prepare(body);
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  const [latest] = await ordered();
  const response = await fetchFile(latest?.download ?? '', 'user');
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isZip = latest?.file_name?.endsWith('.zip') ?? false;
  const files = isZip ? unzipSync(bytes) : { 'counts.csv': bytes };
  const textOf = (name: string) => Buffer.from(files[name] ?? new Uint8Array()).toString('utf8');
  const file = (name: string) =>
    Papa.parse<Record<string, string>>(textOf(name).slice(1), { header: true, skipEmptyLines: true }).data;
  const names = Object.keys(files).toSorted();
  return { text: textOf('counts.csv'), rows: file('counts.csv'), response, names, file };
}

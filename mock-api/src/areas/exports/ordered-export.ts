import Papa from 'papaparse';
import type { CsvExportRequest } from 'shared-ui/domain';
import { request, signIn, testApi, type Persona } from '../../testing/index.ts';

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

/** Orders a file, has it built, and downloads it. */
export async function built(
  body: Partial<CsvExportRequest> = {},
): Promise<{ text: string; rows: Record<string, string>[]; response: Response }> {
  const { status, problem } = await prepare(body);
  expect([status, problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  const [latest] = await ordered();
  const response = await fetchFile(latest?.download ?? '', 'user');
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  return { text, rows: data, response };
}

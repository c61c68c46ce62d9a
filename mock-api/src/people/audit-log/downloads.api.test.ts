import type { ApiKey, CsvExportRequest, TmasRequest } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { fetchFile, ordered, prepare } from '../../testing/ordered-export.ts';
import { imported } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const TMAS: TmasRequest = { stations: ['AU0002'], fromDate: '02/10/2026', toDate: '02/12/2026' };

/** The address of an export's file, once it is built. */
async function exportOf(body: Partial<CsvExportRequest> = {}): Promise<string> {
  expect((await prepare(body)).status).toBe(200);
  await testApi().runJobs();
  return (await ordered())[0]?.download ?? '';
}

async function tmasFile(): Promise<string> {
  expect((await request('POST /export/prepare-tmas', { body: TMAS }, 'super')).status).toBe(200);
  await testApi().runJobs();
  return (await ordered('super'))[0]?.download ?? '';
}

/** The address of the lines that an import refused. */
async function rejectedLines(): Promise<string> {
  const { id } = await imported('Date,NB\n2025-06-01 00:00:00,1\n2025-06-01 00:15:00,-4\n');
  return `/api/imports/${id}/rejected`;
}

/** The address of the report of a campaign that was closed. */
async function campaignReport(): Promise<string> {
  const facts = {
    name: 'February counts',
    from: '2026-02-01',
    until: '2026-02-28',
    due: '2026-03-16',
    filter: { agency_ids: [], search: '', stations: [], counted: true },
    validators: [],
    no_strong: false,
    uptime: null,
    several: false,
  };
  const { reply } = await request('POST /campaigns', { body: facts }, 'admin');
  const params = { id: String(reply.id) };
  const opened = await request(
    'POST /campaigns/:id/open',
    { params, body: { revision: reply.revision } },
    'admin',
  );
  const body = { revision: opened.reply.revision, reason: 'Nobody had time' };
  expect((await request('POST /campaigns/:id/close', { params, body }, 'admin')).status).toBe(200);
  return `/api/export/campaign-report?campaign=${reply.id}`;
}

/** The address of a file of a counter. */
async function counterFile(): Promise<string> {
  const stationId = 'AU0002';
  const facts = { vendor: 'TRAFx', model: null, serial: null, firmware: null, settings: null };
  const { reply } = await request(
    'POST /stations/:stationId/equipment',
    { params: { stationId }, body: { ...facts, first_day: '2026-01-01', last_day: null } },
    'user',
  );
  const params = { stationId, equipmentId: String(reply.id) };
  const body = new FormData();
  body.set('name', 'settings.csv');
  body.set('kind', 'settings');
  body.set('file', new Blob(['mode,1']), 'settings.csv');
  const added = await request(
    'POST /stations/:stationId/equipment/:equipmentId/files',
    { params, body },
    'user',
  );
  return `/api/stations/${stationId}/equipment/${reply.id}/files/${added.reply.id}`;
}

/** What has left, as the audit tells it. */
const noted = async (language = 'en') =>
  (await request('GET /audit', { query: {} }, 'super', { 'accept-language': language })).reply.data
    .filter(({ action }) => /download/.test(action))
    .map(({ user_name, agency, station_id_tmg, text }) => [user_name, agency, station_id_tmg, text]);

/** Every kind of file that leaves the server: what it is made by, who takes it, what is noted. */
const KINDS: [ApiKey, string, () => Promise<string>, Persona, unknown[]][] = [
  [
    'GET /stations/:stationId/equipment/:equipmentId/files/:fileId',
    'a file of a counter',
    counterFile,
    'user',
    ['Uma Castillo', 'City of Austin', 'AU0002', 'Downloaded the file settings.csv of a counter there.'],
  ],
  [
    'GET /exports/:id/file',
    'an export of counts',
    () => exportOf(),
    'user',
    [
      'Uma Castillo',
      'City of Austin',
      null,
      'Downloaded the export 2026-03-02 counts AU0002 2026-02-10 to 2026-02-12.csv.',
    ],
  ],
  [
    'GET /exports/:id/file',
    'an export of station metadata',
    () => exportOf({ countData: false, stationMetadata: true }),
    'user',
    ['Uma Castillo', 'City of Austin', null, expect.stringMatching(/^Downloaded the export .+\.zip\.$/)],
  ],
  [
    'GET /exports/:id/file',
    'TMAS records',
    tmasFile,
    'super',
    ['Sam Rivera', 'TxDOT', null, expect.stringMatching(/^Downloaded the export .+\.zip\.$/)],
  ],
  [
    'GET /imports/:id/rejected',
    'the lines that an import refused',
    rejectedLines,
    'user',
    [
      'Uma Castillo',
      'City of Austin',
      'AU0009',
      'Downloaded the lines that the import of counts.csv refused.',
    ],
  ],
  [
    'GET /export/aadt',
    'the table of annual averages',
    async () => '/api/export/aadt?stationId=AU0002',
    'super',
    ['Sam Rivera', 'City of Austin', 'AU0002', 'Took the table of annual averages of AU0002.'],
  ],
  [
    'GET /export/figures',
    'the figures of a year',
    async () => '/api/export/figures?year=1990',
    'user',
    ['Uma Castillo', 'City of Austin', null, 'Downloaded the figures of 1990 (0 in all).'],
  ],
  [
    'GET /export/campaign-report',
    'the report of a campaign',
    campaignReport,
    'admin',
    [
      'Ada Morgan',
      'City of Austin',
      null,
      'Downloaded the report of the campaign February counts, version 1.',
    ],
  ],
];

/** Files that everybody has of their own, so that nobody is refused one. */
const OWN: ApiKey[] = ['GET /export/figures'];

describe.each(KINDS)('%s: %s', (key, _what, made, person, entry) => {
  test('that leaves is in the audit: who took what', async () => {
    const response = await fetchFile(await made(), person);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    expect(await noted()).toEqual([entry]);
    expect((await noted('es'))[0]?.[3]).toMatch(/^(Descargó|Obtuvo) /);
  });

  test('that was only looked at, or refused, is not', async () => {
    const address = await made();
    expect((await fetchFile(address, person, 'HEAD')).status).toBe(200);
    expect((await fetchFile(address)).status).toBe(401);
    if (!OWN.includes(key)) expect((await fetchFile(address, 'houston')).status).toBeGreaterThanOrEqual(403);
    expect(await noted()).toEqual([]);
  });
});

test('a link that was used up, or has expired, notes nothing more', async () => {
  const address = await exportOf();
  expect((await fetchFile(address, 'user')).status).toBe(200);
  expect((await fetchFile(address, 'user')).status).toBe(410);
  expect(await noted()).toHaveLength(1);
});

test('no other call answers a file; notices as they come are none, photos and tiles are looked at', () => {
  const files = testApi().endpoints.filter(({ reply }) => reply === 'file');
  const looked = [
    'GET /notifications/stream',
    'GET /stations/:stationId/photos/:photoId/:size',
    'GET /map-tiles/:z/:x/:y',
    // pages of a mail's link, without anybody's data
    'GET /unsubscribe/:token',
    'POST /unsubscribe/:token',
  ];
  const known = [...KINDS.map(([key]) => key), ...looked];
  expect(files.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([]);
});

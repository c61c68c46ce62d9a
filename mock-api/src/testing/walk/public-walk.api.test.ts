import { ASSETS } from '../../public-pages/assets.ts';
import { KEPT_BRIEFLY, KEPT_FOR_EVER, KEPT_SHORTLY } from '../../public-pages/page-headers.ts';
import { publicFiles } from '../../open-data/store/snapshot.ts';
import { forgetSignIns, request, testApi } from '../index.ts';
import { letOut, workOnOpenData } from '../open-data.ts';
import { pngOf } from '../small-pictures.ts';
import { AU } from '../stored-counts.ts';
import { hashToken } from '../../platform/http/token.ts';

// months of counts go out, and every address is asked until it has had its share
jest.setTimeout(180_000);

const MARCH = '2026-03-10T15:00:00Z';
const DATA = '/public/data/v1';
const OF_STATION = `${DATA}/stations/${AU}`;

/** What the addresses are made of. */
type Out = { link: string; photo: string; file: string; part: string };
let out: Out;

/** An address as somebody asks for it; how long its answer may be kept; how many answers a minute one reader gets, null: any. */
type Row = {
  at: (out: Out) => string;
  status?: 302;
  kept: string;
  most: 20 | 60 | 300 | null;
  /** Whether the station is what it is about: with it taken back it tells nothing any more. */
  of?: 'station';
};

const page = { kept: KEPT_SHORTLY, most: 60 } as const;
const newest = { status: 302, kept: 'public, max-age=300', most: 20, of: 'station' } as const;
const version = { kept: KEPT_FOR_EVER, most: 20, of: 'station' } as const;

const rows: Record<string, Row> = {
  '/public': { at: () => '/public', ...page },
  '/public/data': { at: () => '/public/data', ...page },
  '/public/assets/:file': { at: () => ASSETS.pageStyle.path, kept: KEPT_FOR_EVER, most: null },
  '/public/stations/:number': { at: () => `/public/stations/${AU}`, ...page, of: 'station' },
  '/public/stations/:number/:version': { at: () => `/public/stations/${AU}/v1`, ...page, of: 'station' },
  '/public/stations/:number/photos/:photo/:size': {
    at: ({ photo }) => `/public/stations/${AU}/photos/${photo}/small`,
    kept: 'public, max-age=300',
    most: 300,
    of: 'station',
  },
  '/embed/:kind/:number': { at: () => `/embed/chart/${AU}`, ...page, of: 'station' },
  '/shared/:token': { at: ({ link }) => link, kept: 'no-store', most: 60 },
  '/robots.txt': { at: () => '/robots.txt', ...page },
  '/sitemap.xml': { at: () => '/sitemap.xml', ...page },
  [`${DATA}/files.json`]: { at: () => `${DATA}/files.json`, kept: KEPT_SHORTLY, most: 20 },
  [`${DATA}/stations.geojson`]: { at: () => `${DATA}/stations.geojson`, kept: KEPT_SHORTLY, most: 20 },
  [`${DATA}/agencies/:agency/:year/latest/:file`]: {
    at: ({ file }) => file.replace(/v\d+(?=\/counts)/, 'latest'),
    ...newest,
  },
  [`${DATA}/agencies/:agency/:year/:version/:file`]: { at: ({ file }) => file, ...version },
  [`${DATA}/:agency{agency=\\d+}/:year{year=\\d+}/:file`]: { at: ({ part }) => part, ...version },
  [`${DATA}/stations/:station/latest/station.geojson`]: {
    at: () => `${OF_STATION}/latest/station.geojson`,
    ...newest,
  },
  [`${DATA}/stations/:station/:version/station.geojson`]: {
    at: () => `${OF_STATION}/v1/station.geojson`,
    ...version,
  },
  [`${DATA}/stations/:station/:year/latest/:file`]: {
    at: () => `${OF_STATION}/2025/latest/counts.csv`,
    ...newest,
  },
  [`${DATA}/stations/:station/:year/:version/:file`]: {
    at: () => `${OF_STATION}/2025/v1/counts.csv`,
    ...version,
  },
};
const each = Object.entries(rows);

const ask = (path: string, { address = '', ...init }: RequestInit & { address?: string } = {}) =>
  testApi().fetch(new Request(`http://count-exchange.test${path}`, init), { address });

async function publish(): Promise<void> {
  await testApi().reset();
  forgetSignIns();
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData(MARCH);
  const photo = await shownPhoto();
  const body = { name: 'For the council', station_id: AU, query: null, days: 30 };
  const { reply } = await request('POST /share-links', { body }, 'user');
  const files = await publicFiles(testApi().db);
  const { path = '', partition } = files.find(({ kind }) => kind === 'parquet') ?? {};
  out = { link: new URL(reply.address).pathname, photo, file: path, part: partition ?? '' };
}

async function shownPhoto(): Promise<string> {
  const body = new FormData();
  body.set('caption', 'Under the oak');
  body.set('file', new Blob([pngOf(8, 6) as BlobPart]), 'IMG_1.png');
  const { reply } = await request(
    'POST /stations/:stationId/photos',
    { params: { stationId: AU }, body },
    'admin',
  );
  const { id, version: read } = reply.photo;
  await request(
    'PUT /stations/:stationId/photos/:photoId',
    {
      params: { stationId: AU, photoId: id },
      body: { caption: 'Under the oak', version: read, is_public: true },
    },
    'admin',
  );
  return id;
}

beforeAll(publish);

test('every address that answers everybody is walked', () => {
  expect(testApi().publicPaths.toSorted()).toEqual(Object.keys(rows).toSorted());
});

/** Who asks, by what they bring: whoever it is gets the same. */
async function askers(): Promise<[who: string, headers: Record<string, string>][]> {
  const expiry = [
    ['expired', '2026-03-02T11:59:00Z', 3],
    ['super', '2026-03-20T20:00:00Z', 1],
    ['houston', '2026-03-20T20:00:00Z', 4],
  ] as const;
  for (const [name, expires, user] of expiry)
    await testApi().query(
      `insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $3) on conflict do nothing`,
      [hashToken(`walk-${name}`), user, expires],
    );
  return [
    ...expiry.map(([name]): [string, Record<string, string>] => [
      name,
      { authorization: `Bearer walk-${name}`, cookie: `cx_session=walk-${name}` },
    ]),
    ['a site of others', { origin: 'https://elsewhere.example', referer: 'https://elsewhere.example/' }],
  ];
}

test.each(each)(
  '%s answers nobody and everybody alike, sets no cookie and may be kept as long as it says',
  async (_, row) => {
    const path = row.at(out);
    const first = await ask(path);
    expect([first.status, first.headers.get('cache-control')]).toEqual([row.status ?? 200, row.kept]);
    const told = Buffer.from(await first.arrayBuffer());
    for (const [who, headers] of await askers()) {
      const answer = await ask(path, { headers });
      expect([
        who,
        answer.status,
        answer.headers.get('set-cookie'),
        answer.headers.get('cache-control'),
      ]).toEqual([who, row.status ?? 200, null, row.kept]);
      expect([who, Buffer.from(await answer.arrayBuffer()).equals(told)]).toEqual([who, true]);
    }
  },
);

/** Names and addresses of people, the stations that are not out, and what an agency says among its own. */
const UNTOLD = /* sql */ `
  select email as text from users union all select name from users
  union all select station_name from stations where station_id_tmg <> '${AU}' or station_id_tmg is null
  union all select station_id_tmg from stations where station_id_tmg <> '${AU}'
  union all select text from station_notes`;

test.each(each)('%s tells of no person and of nothing that is not out', async (_, row) => {
  await testApi().query(
    `insert into station_notes (station_id, user_id, user_name, text, created_at)
     select id, 3, 'Uma Castillo', 'Ask at the blue gate', now() from stations where station_id_tmg = $1`,
    [AU],
  );
  const text = await (await ask(row.at(out))).text();
  const untold = await testApi().query<{ text: string }>(UNTOLD);
  expect(untold.length).toBeGreaterThan(20);
  expect(untold.filter((one) => text.includes(one.text))).toEqual([]);
});

const stored = () =>
  testApi().query(
    `select (select count(*) from audit_log) as audit, (select count(*) from open_data_stations) as versions,
       (select max(version) from open_data_settings) as choices, (select count(*) from share_links) as links,
       (select opened from share_links) as opened`,
  );

test.each(each)('%s takes nothing: whatever writes is refused, and nothing is written', async (_, row) => {
  const before = await stored();
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask(row.at(out), { method, ...(method !== 'DELETE' && { body: '{}' }) });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([
      method,
      405,
      expect.stringContaining('GET'),
    ]);
  }
  expect(await stored()).toEqual(before);
});

test.each(each.filter(([, { most }]) => most !== null))(
  '%s is answered so often a minute to one reader, then 429',
  async (_, row) => {
    const { most } = row;
    if (most === null) throw new Error('it has no limit');
    const path = row.at(out);
    // a reader of its own for each address that is asked
    const address = `203.0.113.${Object.values(rows).indexOf(row) + 1}`;
    const statuses: number[] = [];
    for (let at = 0; at <= most; at += 1) {
      const answer = await ask(path, { address });
      statuses.push(answer.status);
      if (at === most)
        expect([answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
          expect.stringMatching(/^\d+$/),
          'no-store',
        ]);
      await answer.body?.cancel();
    }
    expect([...new Set(statuses.slice(0, -1))]).toEqual([row.status ?? 200]);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(path, { address: '198.51.100.7' })).status).toBe(row.status ?? 200);
  },
);

test.each(each.filter(([, { of }]) => of))(
  '%s tells nothing of a station that was taken back',
  async (_, row) => {
    await testApi().query(
      `update open_data_stations set withdrawn_at = '2026-03-11T12:00:00Z', withdrawn_reason = 'Wrong street',
       gone_through = version where number = $1`,
      [AU],
    );
    const answer = await ask(row.at(out));
    expect([404, 410]).toContain(answer.status);
    expect([KEPT_BRIEFLY, 'public, max-age=300', 'no-store']).toContain(answer.headers.get('cache-control'));
  },
);

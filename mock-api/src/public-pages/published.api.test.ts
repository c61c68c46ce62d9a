import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { letOut, workOnOpenData } from '../testing/open-data.ts';
import { AU } from '../testing/stored-counts.ts';

// months of counts go out
jest.setTimeout(120_000);

const SITE = 'http://count-exchange.test';
const MARCH = '2026-03-10T15:00:00Z';
const STATION = `/public/stations/${AU}`;
const EVERY_PAGE = ['/public', STATION, `${STATION}/v1`, '/public/data', '/sitemap.xml'];
const EMBEDS = [`/embed/figure/${AU}`, `/embed/chart/${AU}`];

async function look(path: string, headers: Record<string, string> = {}) {
  const response = await testApi().fetch(new Request(SITE + path, { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function publish(): Promise<void> {
  await testApi().reset();
  forgetSignIns();
  await letOut(AU, { first_month: '2025-10-01', note: 'Counts <em>both</em> ways & back.' });
  await workOnOpenData(MARCH);
}

// the tests that change what is out begin anew
beforeAll(publish);

test('what is out stands on its pages, in both languages', async () => {
  for (const path of EVERY_PAGE) expect([path, (await look(path)).status]).toEqual([path, 200]);
  const english = (await look(STATION)).text;
  expect(english).toContain('City of Austin');
  expect(english).toContain('Monthly totals of 2025');
  for (const file of ['2025/v1/counts.zip', '2025/v1/counts.parquet', 'v1/station.geojson'])
    expect(english).toContain(`href="/public/data/v1/stations/AU0001/${file}" download`);
  expect(english).toContain('rel="license">CC BY 4.0</a>');
  expect(english).toMatch(/\/public\/stations\/AU0001\/v1\. CC BY 4\.0\. Retrieved /);
  const spanish = (await look(`${STATION}?lang=es`)).text;
  expect(spanish).toContain('Totales por mes de 2025');
  expect(spanish).toContain('Consultado el');
  expect((await look('/public')).text).toContain(`href="${STATION}"`);
  expect((await look('/sitemap.xml')).text).toContain(`${STATION}</loc><lastmod>2026-03-10</lastmod>`);
});

test('the page of all files tells the license of each, and where the stations are as points', async () => {
  const { text } = await look('/public/data');
  expect(text).toContain('rel="license">CC BY 4.0</a>');
  expect(text).toContain('href="/public/data/v1/stations.geojson" download>GeoJSON</a>');
});

test('what an agency wrote stands there as text', async () => {
  expect((await look(STATION)).text).toContain('Counts &lt;em&gt;both&lt;/em&gt; ways &amp; back.');
});

test('the months in the table are those that were counted', async () => {
  const [row] = await testApi().query<{ total: string }>(
    `select sum(count) as total from counts where ts >= '2025-12-01' and ts < '2026-01-01'
       and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
  const { text } = await look(STATION);
  const december = /December 2025<\/th>\s*<td data-head="Total" class="number">([\d,]+)</.exec(text)?.[1];
  expect(Number(december?.replaceAll(',', ''))).toBe(Number(row?.total));
});

test('search engines are told of the data in a block that no browser runs', async () => {
  const { text } = await look(STATION);
  const block = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(block)).toMatchObject({
    '@type': 'Dataset',
    version: '1',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    temporalCoverage: '2025-10/2025-12',
  });
  const { distribution } = JSON.parse(block) as { distribution: { contentUrl: string }[] };
  expect(distribution.map(({ contentUrl }) => contentUrl.slice(contentUrl.lastIndexOf('/') + 1))).toEqual([
    'counts.csv',
    'counts.zip',
    'counts.parquet',
    'station.geojson',
  ]);
  for (const { contentUrl } of distribution)
    expect((await look(new URL(contentUrl).pathname)).status).toBe(200);
});

test('an embed is small, keeps its source in sight and takes language and theme from its address', async () => {
  for (const path of EMBEDS) {
    const { status, text } = await look(`${path}?lang=es&theme=dark`);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="es" data-theme="dark">');
    expect(text).toContain('Fuente: City of Austin</a>');
    expect(text).toContain('CC BY 4.0</a>');
    const files = [...text.matchAll(/(?:href|src)="(\/public\/assets\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files).toHaveLength(2);
    const bodies = await Promise.all(files.map(async (file) => (await look(file)).text));
    expect(Buffer.byteLength([text, ...bodies].join(''))).toBeLessThan(30_000);
  }
});

test('no page tells who a person is or which counter stands there', async () => {
  const people = await testApi().query<{ told: string }>(
    `select email as told from users union select name from users`,
  );
  const told = [
    ...people.map((person) => person.told),
    'Eco-Visio',
    'Ada Moreno',
    'certification_id',
    'Findings',
  ];
  for (const path of [...EVERY_PAGE, ...EMBEDS]) {
    const { text } = await look(path);
    expect([path, told.filter((word) => word !== '' && text.includes(word))]).toEqual([path, []]);
  }
});

test('another state of the station is another page; else it is the same', async () => {
  await publish();
  const { headers } = await look(STATION);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await look(STATION, known)).status).toBe(304);
  const body = {
    flowid_txdot: AU,
    minDate: '2025-12-03',
    maxDate: '2025-12-03',
    reason: 'The loop was swapped.',
  };
  await request('POST /counts/reopen', { body }, 'super');
  await workOnOpenData('2026-03-12T15:00:00Z');
  const after = await look(STATION, known);
  expect(after.status).toBe(200);
  expect(after.text).toContain('Under revision: December 2025.');
});

test('a year under revision says so in others’ pages too', async () => {
  await testApi().reset();
  forgetSignIns();
  await letOut(AU, { first_month: '2025-10-01' });
  await workOnOpenData(MARCH);
  const figure = { year: 2025, mode: 'bicycle', method: 'aashto', value: 433, days: 365, grade: 'A' };
  await testApi().query(`update open_data_versions set facts = jsonb_set(facts, '{aadt}', $1::text::jsonb)`, [
    JSON.stringify([figure]),
  ]);
  const before = await Promise.all(EMBEDS.map((path) => look(`${path}?y=2025`)));
  expect(before.map(({ text }) => text.includes('Under revision'))).toEqual([false, false]);
  const days = { minDate: '2025-12-03', maxDate: '2025-12-03' };
  const body = { flowid_txdot: AU, ...days, reason: 'The loop was swapped.' };
  await request('POST /counts/reopen', { body }, 'super');
  await workOnOpenData('2026-03-12T15:00:00Z');
  for (const [place, path] of EMBEDS.entries()) {
    const known = { 'if-none-match': before[place]?.headers.get('etag') ?? '' };
    expect((await look(`${path}?y=2025`, known)).text).toContain('Under revision: December 2025.');
    expect((await look(`${path}?y=2025&lang=es`)).text).toContain('En revisión: diciembre de 2025.');
  }
});

test('a station that is withdrawn is gone from the list and told so at its address, with whom to ask', async () => {
  await publish();
  await testApi().query(
    `update open_data_stations set withdrawn_at = '2026-03-15T12:00:00Z', withdrawn_reason = 'Wrong <place>.', gone_through = version`,
  );
  for (const path of [STATION, `${STATION}/v1`]) {
    const { status, text, headers } = await look(path);
    expect(status).toBe(410);
    expect(text).toContain(`${AU} was withdrawn on Mar 15, 2026.`);
    expect(text).toContain('Austin Transportation, counts@austin.example');
    expect(text).toContain('Reason: Wrong &lt;place&gt;.');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  }
  for (const path of EMBEDS) expect((await look(path)).status).toBe(410);
  expect((await look(`${STATION}?lang=es`)).text).toContain('se retiró el');
  expect((await look('/public')).text).not.toContain(STATION);
  expect((await look('/sitemap.xml')).text).not.toContain(STATION);
});

test('a day is that of the state: what goes out there in the evening is not out tomorrow', async () => {
  await testApi().reset();
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData('2026-03-11T02:00:00Z');
  const { text } = await look(STATION);
  expect(text).toContain('Version 1, published Mar 10, 2026');
  expect(text).toContain('"datePublished":"2026-03-10"');
  expect((await look('/sitemap.xml')).text).toContain('<lastmod>2026-03-10</lastmod>');
  await testApi().query(
    `update open_data_stations set withdrawn_at = '2026-03-12T03:00:00Z', withdrawn_reason = 'Wrong street', gone_through = version
     where number = $1`,
    [AU],
  );
  expect((await look(STATION)).text).toContain('Mar 11, 2026');
  const gone = await look(`/public/data/v1/stations/${AU}/2025/v1/counts.csv`);
  expect([gone.status, gone.text]).toEqual([410, expect.stringContaining('2026-03-11')]);
});

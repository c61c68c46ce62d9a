import type { NewShareLink } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { AU } from '../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const LINK: NewShareLink = { name: 'For the <council>', station_id: AU, query: null, days: 30 };

/** Makes a link; its path. */
async function link(more: Partial<NewShareLink> = {}): Promise<string> {
  const { reply } = await request('POST /share-links', { body: { ...LINK, ...more } }, 'user');
  return new URL(reply.address).pathname;
}
async function look(path: string, init: RequestInit = {}) {
  const response = await testApi().fetch(new Request(`http://count-exchange.test${path}`, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const opened = async () => (await request('GET /share-links', {}, 'user')).reply.data[0]?.opened;

test('a link shows a station to whoever has it, marks what is not certified, and is kept and told nowhere', async () => {
  const path = await link();
  const { status, headers, text } = await look(path);
  expect(status).toBe(200);
  expect(text).toContain('City of Austin shares this with you until');
  expect(text).toContain('not certified</td>');
  expect(text).toContain('class="bars open"');
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(text).not.toContain('rel="canonical"');
  expect(testApi().logged.map(({ path: told }) => told)).toContain('/shared/redacted');
  expect(JSON.stringify(testApi().logged)).not.toContain(path.slice('/shared/'.length));
});

test('it tells the day on which it ends in the state', async () => {
  // late on March 1 in Texas
  testApi().at('2026-03-02T03:00:00Z');
  const { text } = await look(await link());
  expect(text).toContain('shares this with you until Mar 31, 2026');
});

test('whoever made it is not named, and what they wrote stands there as text', async () => {
  const query = `s=${AU}&from=2026-01-05&to=2026-01-18`;
  const { text } = await look(await link({ station_id: null, query }));
  const people = await testApi().query<{ name: string; email: string }>('select name, email from users');
  expect(people.flatMap(({ name, email }) => [name, email]).filter((one) => text.includes(one))).toEqual([]);
  expect(text).toContain('<h1>For the &lt;council&gt;</h1>');
});

/** What stands over the lines. */
const captionOf = (text: string) => /<figcaption[^>]*>\s*([^<]*?)\s*<\/figcaption>/.exec(text)?.[1];

test.each([
  ['absolute', 'Counts per day', 'Conteos por día'],
  ['absolute&bin=week', 'Counts per week', 'Conteos por semana'],
  ['index', 'Index, base 100', 'Índice, base 100'],
  ['weekday', 'Mean of a day', 'Media de un día'],
  ['hour', 'Mean of an hour', 'Media de una hora'],
  ['hour&with=share', 'Share of the day, %', 'Parte del día, %'],
])(
  'a comparison is shown as %s, in both languages, with what its numbers count and when',
  async (as, what, inSpanish) => {
    const query = `s=${AU}&from=2025-01-01&to=2025-12-31&as=${as}`;
    const path = await link({ station_id: null, query });
    const { status, text } = await look(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<li>AU0001 [^<]*: certified throughout<\/li>/);
    expect(text).toMatch(/<td data-head="AU0001 [^"]*" class="number">[\d.,]+%?</);
    expect(captionOf(text)).toBe(`${what}, Jan 1, 2025 – Dec 31, 2025`);
    const spanish = (await look(`${path}?lang=es`)).text;
    expect(spanish).toContain('Qué se compara');
    expect(captionOf(spanish)).toBe(`${inSpanish}, 1 ene 2025 – 31 dic 2025`);
  },
);

test('what a comparison names and is not there any more is said on its page, in both languages', async () => {
  const days = 'from=2025-03-03&to=2025-03-30';
  const inPart = await link({ station_id: null, query: `s=${AU}~ZZ9999&${days}` });
  const { text } = await look(inPart);
  expect(text).toContain('Not there, or not any more, and left out: ZZ9999');
  expect(text).toMatch(/<li>AU0001 /);
  expect((await look(`${inPart}?lang=es`)).text).toContain('No existe, o ya no, y se omite: ZZ9999');
});

test.each(['absolute&with=typical,weather', 'index', 'weekday', 'hour'])(
  'where nothing of it is there any more no empty picture is drawn as %s, and that is said',
  async (as) => {
    const query = `s=ZZ9999~SL3.in~HO0001&from=2025-03-03&to=2025-03-30&as=${as}`;
    const path = await link({ station_id: null, query });
    const { status, text } = await look(path);
    expect(status).toBe(200);
    expect(text).toContain('Nothing of this comparison is there any more.');
    expect(text).toContain('Not there, or not any more, and left out: ZZ9999, SL3.in');
    expect(text).toContain('1 series is not shown here.');
    expect(text).not.toMatch(/<svg[^>]*role="img"|<table/);
    expect((await look(`${path}?lang=es`)).text).toContain('Ya no queda nada de esta comparación.');
  },
);

test('what was counted in part is marked in picture and table, and the base of an index is told', async () => {
  // July 1st lost its afternoon
  await testApi().query(
    `delete from counts where ts >= '2025-07-01 12:00:00' and ts < '2025-07-02' and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
  const query = `s=${AU}&from=2025-06-30&to=2025-07-06`;
  const { text } = await look(await link({ station_id: null, query }));
  expect(text.match(/class="ring line-1"/g)).toHaveLength(1);
  expect(text.match(/class="number">[\d.,]+ \(in part\)</g)).toHaveLength(1);
  expect(text).toContain('Ring: less than 90% of it was counted; it is not scaled up.');
  expect(text).toContain('In part: less than 90% of it was counted; it is not scaled up.');
  const index = await look(await link({ station_id: null, query: `${query}&as=index` }));
  expect(index.text).toContain(
    '100 is the mean of 6 days that are complete in all series, of Jun 30, 2025 – Jul 6, 2025.',
  );
});

test.each([
  ['absolute', 11],
  ['index&base=2025', 11],
  // of two weeks that are certified and two that are not, in part
  ['weekday', 7],
  ['hour', 48],
])('what is not certified is marked in words in the table of %s, and said below it', async (as, count) => {
  const query = `s=${AU}&from=2025-12-22&to=2026-01-11&counts=all&as=${as}`;
  const path = await link({ station_id: null, query });
  const { text } = await look(path);
  expect(text.match(/class="number">[\d.,]+ \(not certified\)</g)).toHaveLength(count);
  expect(text).toContain('Not certified: counts in it may still change.');
  expect(text).toMatch(
    /class="line line-\d hollow"[^>]*\/>\s*(?:<line class="line line-\d hollow"[^>]*\/>\s*)*<line class="line between"/,
  );
  expect(text).toContain('Hollow line: counts in it are not certified and may still change.');
  const { text: es } = await look(`${path}?lang=es`);
  expect(es.match(/class="number">[\d.,]+ \(sin certificar\)</g)).toHaveLength(count);
  const certified = await look(await link({ station_id: null, query: query.replace('counts=all&', '') }));
  expect(certified.text).not.toMatch(/not certified\)|Not certified:|line between|Hollow line/);
});

test('series of a mode and of a period of its own are named so, point by point; hours are shares where the address says so', async () => {
  const s = `${AU}.bicycle~${AU}@2025-03-31`;
  const days = await look(
    await link({ station_id: null, query: `s=${s}&from=2025-03-03&to=2025-03-30&with=typical,weather` }),
  );
  expect(days.text).toMatch(/<li>AU0001 [^<]*, Bicycles: certified throughout<\/li>/);
  expect(days.text).toMatch(/<li>AU0001 [^<]*, days from Mar 31, 2025: certified throughout<\/li>/);
  expect(days.text).toContain('>Day 28<');
  expect(days.text).not.toContain('>Mar 3, 2025<');
  const query = `s=${AU}&from=2025-03-03&to=2025-03-30&as=hour&with=share`;
  const hours = await look(await link({ station_id: null, query }));
  expect(hours.text).toContain('Each hour as its share of the mean day.');
  expect(hours.text).toMatch(/class="number">[\d.]+%</);
});

test('who looks at a link before a person does is not counted', async () => {
  const path = await link();
  const { status, headers } = await look(path, { method: 'HEAD' });
  expect([status, headers.get('allow'), await opened()]).toEqual([405, 'GET', 0]);
  await look(path);
  expect(await opened()).toBe(1);
});

test('a link that was ended is gone, and says whom to ask', async () => {
  const path = await link();
  const [made] = (await request('GET /share-links', {}, 'user')).reply.data;
  await request('DELETE /share-links/:id', { params: { id: String(made?.id) } }, 'user');
  const { status, text, headers } = await look(path);
  expect([status, headers.get('cache-control')]).toEqual([410, 'no-store']);
  expect(text).toContain('Ask City of Austin for a new one.');
});

test.each([`/shared/${'a'.repeat(43)}`, '/shared/short', `/shared/${'a'.repeat(42)}%27`])(
  '%s leads nowhere: 404',
  async (path) => {
    const { status, text } = await look(path);
    expect(status).toBe(404);
    expect(text).toContain('This link leads nowhere');
  },
);

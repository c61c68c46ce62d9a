import type { DigestFacts, DigestLine, WaitingStation } from './digest-facts.ts';
import { hasNews, wordDigest } from './digest-text.rules.ts';

const line = (more: Partial<DigestLine> = {}): DigestLine => ({
  kind: 'silent',
  upload: false,
  station: 'AU0012',
  name: 'Shoal Creek Trail',
  flow: null,
  since: '2026-03-08T18:00:00Z',
  last_count: null,
  usual_hours: 27.2,
  lost_hours: 0,
  assignee: null,
  time_zone: 'America/Chicago',
  ...more,
});
const waits = (why: WaitingStation['why'], station: string, more: Partial<WaitingStation> = {}) => ({
  why,
  station,
  name: 'Bridge',
  days: 0,
  affected: 0,
  since: null,
  ...more,
});
const facts = (more: Partial<DigestFacts> = {}): DigestFacts => ({
  agency: 'City of Austin',
  monday: '2026-03-09',
  lines: [],
  cameLate: 0,
  waiting: [],
  campaigns: [],
  imports: [],
  vendor: [],
  waitsAnew: false,
  occasion: 'weekly',
  at: '2026-03-09T12:00:00.000Z',
  origin: 'https://counts.example',
  ...more,
});

test.each<[string, Partial<DigestFacts>, string, string]>([
  [
    'one counter',
    { lines: [line()] },
    'Shoal Creek Trail silent since March 8 – City of Austin',
    'Shoal Creek Trail sin datos desde el 8 de marzo – City of Austin',
  ],
  [
    'several',
    { lines: [line(), line({ station: 'AU0013' }), line({ kind: 'recovered' })] },
    '2 counters silent, 1 back – City of Austin, week of March 9',
    '2 contadores sin datos, 1 restablecido – City of Austin, semana del 9 de marzo',
  ],
  [
    'an upload that is overdue beside a silent counter, which is none',
    { lines: [line(), line({ upload: true, station: 'AU0017' })] },
    '1 counter silent, 1 upload overdue – City of Austin, week of March 9',
    '1 contador sin datos, 1 carga atrasada – City of Austin, semana del 9 de marzo',
  ],
  [
    'what waits alone',
    { waiting: [waits('due', 'AU0001'), waits('review', 'AU0001')], waitsAnew: true },
    '1 station to be seen to – City of Austin, week of March 9',
    '1 estación por atender – City of Austin, semana del 9 de marzo',
  ],
])('the subject names %s', (_what, more, en, es) => {
  expect(wordDigest(facts(more), 'en').subject).toBe(en);
  expect(wordDigest(facts(more), 'es').subject).toBe(es);
});

test('sections come in their order, each with its lines, and empty ones are absent', () => {
  const { body } = wordDigest(
    facts({
      lines: [
        line({ kind: 'recovered', station: 'AU0014', lost_hours: 44 }),
        line({ kind: 'was_silent', station: 'AU0015' }),
        line({ kind: 'retired', station: 'AU0016' }),
        line({ kind: 'still', station: 'AU0013', assignee: 'Uma Castillo' }),
        line({ flow: 'Northbound', last_count: '2026-03-08T18:00:00Z' }),
        line({ upload: true, station: 'AU0017' }),
      ],
      cameLate: 8,
      silentLong: 3,
      filesWaiting: 2,
      waiting: [
        waits('due', 'AU0001'),
        waits('failed', 'AU0002', { name: 'Pier' }),
        waits('maintenance', 'AU0003', { since: '2026-03-05' }),
        waits('review', 'AU0004', { days: 12, affected: 1200 }),
        waits('review', 'AU0005', { days: 1 }),
      ],
    }),
    'en',
  );
  expect(body).toBe(`Counters without data
- AU0012 Shoal Creek Trail, flow Northbound: since March 8, usually every 27 h, last count March 8
  https://counts.example/stations/AU0012

Still silent
- AU0013 Shoal Creek Trail: since March 8, usually every 27 h; seen to by Uma Castillo
  https://counts.example/stations/AU0013

Uploads overdue
- AU0017 Shoal Creek Trail: expected since March 8
  https://counts.example/stations/AU0017

Counters that need maintenance
- AU0003 Bridge: says the visit of March 5
  https://counts.example/stations/AU0003

Back
- AU0014 Shoal Creek Trail: silent since March 8, 44 hours are missing
  https://counts.example/stations/AU0014
- AU0015 Shoal Creek Trail: silent since March 8, nothing is missing
  https://counts.example/stations/AU0015
- AU0016 Shoal Creek Trail: retired while it was silent
  https://counts.example/stations/AU0016

Waiting for review, most counts first
- AU0004 Bridge: 12 days to review, 1,200 counts in findings
  https://counts.example/validate-counts/AU0004
- AU0005 Bridge: 1 day to review
  https://counts.example/validate-counts/AU0005

Days to certify for more than 90 days
- AU0001 Bridge
  https://counts.example/validate-counts/AU0001

Imports that failed
- AU0002 Pier
  https://counts.example/import-history?station=AU0002

Files waiting in the drop folder
- 2 files: to be opened and loaded, or discarded
  https://counts.example/imports/arriving

8 deliveries came late; nothing is missing: https://counts.example/network

3 counters have been silent for longer than four weeks: https://counts.example/network?state=silent

All counters: https://counts.example/network

You get this each Monday because you work with the stations of City of Austin. In your profile you can leave it off: https://counts.example/user-profile`);
});

test('twenty lines are written out, the rest are counted', () => {
  const lines = Array.from({ length: 34 }, (_, at) => line({ station: `AU${at}` }));
  const { body } = wordDigest(facts({ lines }), 'es');
  expect(body).toContain('- AU19 Shoal Creek Trail');
  expect(body).not.toContain('- AU20 ');
  expect(body).toContain('- y 14 más\n  https://counts.example/network?state=silent');
});

test.each<[string, Partial<DigestFacts>, boolean]>([
  ['a silent counter', { lines: [line()] }, true],
  ['a station that begins to wait', { waitsAnew: true }, true],
  ['what came late alone', { cameLate: 3 }, false],
  ['what waited before', { waiting: [waits('due', 'AU0001')] }, false],
])('%s is news: %j', (_what, more, isNews) => expect(hasNews(facts(more))).toBe(isNews));

/** The words of a page: without its marks, and of its links what they say. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<thead>.*?<\/thead>|<head>.*?<\/head>|<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter(Boolean);
/** Those of the text; the addresses of lines are behind the names of their page. */
const wordsIn = (body: string) =>
  body
    .replaceAll(/^ {2}https:.*$|^- |^\* \* \*$/gm, ' ')
    .replaceAll(/(AU\d+ [^:\n]*): /g, '$1 ')
    .split(/\s+/)
    .filter(Boolean);

test.each(['en', 'es', null] as const)('as a page it has the same words (%s)', (language) => {
  const { body, html } = wordDigest(
    facts({
      lines: [
        line({ name: 'Bat & "Ball" <Trail>' }),
        ...Array.from({ length: 24 }, () => line({ kind: 'still' })),
      ],
      waiting: [waits('failed', 'AU0002'), waits('review', 'AU0004', { days: 12, affected: 1200 })],
      cameLate: 2,
    }),
    language,
    { en: 'Leave: https://counts.example/u/1', es: 'Salir: https://counts.example/u/1' },
  );
  expect(wordsOf(html)).toEqual(wordsIn(body));
  expect(html).not.toContain('<Trail>');
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
  // every line leads to its page, what is left out to its list
  for (const link of ['stations/AU0012', 'import-history?station=AU0002', 'network?state=silent', 'u/1'])
    expect(html).toContain(`href="https://counts.example/${link}"`);
});

test('however many and however long their names, it stays under what mail programs show whole', () => {
  const kinds = ['silent', 'still', 'recovered', 'retired'] as const;
  const name = 'Ñ'.repeat(200);
  const { body, html } = wordDigest(
    facts({
      lines: kinds.flatMap((kind) => Array.from({ length: 50 }, () => line({ kind, name }))),
      waiting: (['failed', 'maintenance', 'review', 'due'] as const).flatMap((why) =>
        Array.from({ length: 50 }, () => waits(why, 'AU0001', { name })),
      ),
    }),
    null,
  );
  expect(Buffer.byteLength(body) + Buffer.byteLength(html)).toBeLessThan(100_000);
  expect(body).toMatch(/^- and \d+ more$/m);
});

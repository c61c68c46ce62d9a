import type { DigestFacts, DigestLine } from './digest-facts.ts';
import { hasNews, wordDigest } from './digest-text.rules.ts';

const line = (station: string, more: Partial<DigestLine> = {}): DigestLine => ({
  kind: 'silent',
  upload: false,
  station,
  name: 'Bridge',
  flow: null,
  since: '2026-03-08T18:00:00Z',
  last_count: null,
  usual_hours: null,
  lost_hours: 0,
  assignee: null,
  time_zone: 'America/Chicago',
  ...more,
});
const facts = (agency: string, more: Partial<DigestFacts> = {}): DigestFacts => ({
  agency,
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
const austin = facts('City of Austin', { lines: [line('AU0012'), line('AU0013')] });
const houston = facts('City of Houston', { lines: [line('HO0001', { kind: 'recovered' })], cameLate: 1 });
const quiet = facts('TxDOT');

test.each([
  [
    'several',
    { ...austin, others: [houston] },
    '2 counters silent, 1 back – 2 agencies, week of March 9',
    '2 contadores sin datos, 1 restablecido – 2 agencias, semana del 9 de marzo',
  ],
  [
    'one alone of several',
    { ...quiet, others: [austin] },
    '2 counters silent – City of Austin, week of March 9',
    '2 contadores sin datos – City of Austin, semana del 9 de marzo',
  ],
  [
    'one thing at one of several',
    { ...quiet, others: [facts('City of Houston', { lines: [line('HO0001')] })] },
    'Bridge silent since March 8 – City of Houston',
    'Bridge sin datos desde el 8 de marzo – City of Houston',
  ],
] as const)('the subject of a digest with news of %s', (_, of, en, es) => {
  expect(wordDigest(of, 'en').subject).toBe(en);
  expect(wordDigest(of, 'es').subject).toBe(es);
  expect(hasNews(of)).toBe(true);
});

test('each agency has its lines under its name, one without any is left out, and the end names all', () => {
  const { body, html } = wordDigest({ ...quiet, others: [austin, houston] }, 'en');
  expect(body.split('\n\n')).toEqual([
    'City of Austin\n==============',
    expect.stringMatching(/^Counters without data\n- AU0012 Bridge: [^]*\n- AU0013 /),
    'City of Houston\n===============',
    expect.stringMatching(/^Back\n- HO0001 Bridge: /),
    '1 delivery came late; nothing is missing: https://counts.example/network',
    'All counters: https://counts.example/network',
    expect.stringContaining('the stations of TxDOT, City of Austin, and City of Houston.'),
  ]);
  expect([...html.matchAll(/<h(\d)>([^<]*)</g)].map(([, level, words]) => [level, words])).toEqual([
    ['2', 'City of Austin'],
    ['3', 'Counters without data'],
    ['2', 'City of Houston'],
    ['3', 'Back'],
  ]);
});

test('what nobody has anything of is no news', () => {
  const nothing = { ...quiet, others: [facts('City of Waco')] };
  expect(hasNews(nothing)).toBe(false);
  expect(wordDigest(nothing, 'en').subject).toContain(' – TxDOT, week of');
});

test('twenty agencies with many counters fit into what mail programs show whole', () => {
  const many = Array.from({ length: 40 }, (_, at) => line(`AU${String(at).padStart(4, '0')}`));
  const others = Array.from({ length: 20 }, (_, at) =>
    facts(`Agency ${at}`, {
      lines: [...many, ...many.map((one) => ({ ...one, kind: 'recovered' as const }))],
    }),
  );
  const { body, html } = wordDigest({ ...quiet, others }, null);
  expect(Buffer.byteLength(body) + Buffer.byteLength(html)).toBeLessThan(102_000);
});

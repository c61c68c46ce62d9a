import type { DigestFacts, DigestLine } from './digest-facts.ts';
import { hasNews, wordDigest } from './digest-text.rules.ts';

const line = (more: Partial<DigestLine> = {}): DigestLine => ({
  kind: 'silent',
  upload: false,
  station: 'AU0012',
  name: 'Shoal Creek Trail',
  flow: null,
  since: '2026-03-08T18:00:00Z',
  usual_hours: 27.2,
  lost_hours: 0,
  assignee: null,
  time_zone: 'America/Chicago',
  ...more,
});
const facts = (more: Partial<DigestFacts> = {}): DigestFacts => ({
  agency: 'City of Austin',
  monday: '2026-03-09',
  lines: [],
  cameLate: 0,
  waiting: [],
  waitsAnew: false,
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
    { waiting: [{ why: 'due', station: 'AU0001', name: 'Bridge' }], waitsAnew: true },
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
        line({ flow: 'Northbound' }),
        line({ upload: true, station: 'AU0017' }),
      ],
      cameLate: 8,
      waiting: [
        { why: 'due', station: 'AU0001', name: 'Bridge' },
        { why: 'failed', station: 'AU0002', name: 'Pier' },
      ],
    }),
    'en',
  );
  expect(body).toBe(`Imports that failed
- AU0002 Pier

Counters without data
- AU0012 Shoal Creek Trail, flow Northbound: since March 8, usually every 27 h

Still silent
- AU0013 Shoal Creek Trail: since March 8, usually every 27 h; seen to by Uma Castillo

Uploads overdue
- AU0017 Shoal Creek Trail: expected since March 8

Back
- AU0014 Shoal Creek Trail: silent since March 8, 44 hours are missing
- AU0015 Shoal Creek Trail: silent since March 8, nothing is missing
- AU0016 Shoal Creek Trail: retired while it was silent

Days to certify for more than 90 days
- AU0001 Bridge

8 deliveries came late; nothing is missing.

All counters: https://counts.example/network

You get this each Monday because you work with the stations of City of Austin. In your profile you can leave it off: https://counts.example/user-profile`);
});

test('twenty lines are written out, the rest are counted', () => {
  const lines = Array.from({ length: 34 }, (_, at) => line({ station: `AU${at}` }));
  const { body } = wordDigest(facts({ lines }), 'es');
  expect(body).toContain('- AU19 Shoal Creek Trail');
  expect(body).not.toContain('- AU20 ');
  expect(body).toContain('- y 14 más');
});

test.each<[string, Partial<DigestFacts>, boolean]>([
  ['a silent counter', { lines: [line()] }, true],
  ['a station that begins to wait', { waitsAnew: true }, true],
  ['what came late alone', { cameLate: 3 }, false],
  ['what waited before', { waiting: [{ why: 'due', station: 'AU0001', name: 'Bridge' }] }, false],
])('%s is news: %j', (_what, more, isNews) => expect(hasNews(facts(more))).toBe(isNews));

import type { DigestFacts, DigestLine } from './digest-facts.ts';
import { learnedHours, outageLine } from './outage-line.rules.ts';

const facts = { origin: 'https://counts.example', at: '2026-03-09T12:00:00.000Z' } as DigestFacts;
const line = (more: Partial<DigestLine>): DigestLine => ({
  kind: 'silent',
  upload: false,
  station: 'AU0012',
  name: 'Shoal Creek Trail',
  flow: null,
  since: '2026-03-08T18:00:00Z',
  last_count: null,
  usual_hours: null,
  lost_hours: 0,
  assignee: null,
  time_zone: 'America/Chicago',
  ...more,
});

test.each<[string, Partial<DigestLine>, string, string]>([
  [
    'silent for years',
    { since: '2013-09-20T18:00:00Z', last_count: '2013-09-20T18:00:00Z', usual_hours: 1 },
    'since September 20, 2013, usually every 1 h, last count September 20, 2013',
    'desde el 20 de septiembre de 2013, habitualmente cada 1 h, último conteo el 20 de septiembre de 2013',
  ],
  ['whose rhythm is not learned', {}, 'since March 8', 'desde el 8 de marzo'],
  [
    'silent from the end of a closure on',
    { last_count: '2026-02-27T18:00:00Z' },
    'since March 8, last count February 27',
    'desde el 8 de marzo, último conteo el 27 de febrero',
  ],
])('a counter %s is said so', (_, more, en, es) => {
  expect(outageLine(line(more), facts, 'en').says).toBe(en);
  expect(outageLine(line(more), facts, 'es').says).toBe(es);
});

test.each<[string, Partial<DigestLine>, string, string]>([
  [
    'a station that retired',
    { kind: 'retired' },
    'retired while it was silent',
    'retirada mientras estaba sin datos',
  ],
  [
    'a counter that was exchanged',
    { kind: 'retired', unexpected: true },
    'nothing is expected of its counter now',
    'ahora no se espera nada de su contador',
  ],
  [
    'an upload that is expected no more',
    { kind: 'retired', upload: true },
    'no upload is expected any more',
    'ya no se espera ninguna carga',
  ],
])('the end of an outage of %s is said so', (_, more, en, es) => {
  expect(outageLine(line(more), facts, 'en').says).toBe(en);
  expect(outageLine(line(more), facts, 'es').says).toBe(es);
});

test.each<[Partial<DigestLine>, 'retired' | 'unexpected', string]>([
  [{}, 'retired', 'since March 8; since then: retired on March 10'],
  [{}, 'unexpected', 'since March 8; since then: nothing is expected of its counter from March 10 on'],
  [{ upload: true }, 'retired', 'expected since March 8; since then: no upload is expected from March 10 on'],
])('of what has ended since it was told is said how (%j, %s)', (more, what, says) => {
  const since_then = { what, at: '2026-03-10T18:00:00Z', lost_hours: 0 };
  expect(outageLine(line({ ...more, since_then }), facts, 'en').says).toBe(says);
});

test.each([
  ['silent', 1620, 27],
  // three days are what counts as usual before anything is learned
  ['silent', 4320, null],
  ['never', 0, null],
  ['flow', 0, null],
  ['overdue', 4320, null],
])('of an outage (%s, %i minutes) the rhythm is %j', (kind, usual, hours) =>
  expect(learnedHours(kind, usual)).toBe(hours),
);

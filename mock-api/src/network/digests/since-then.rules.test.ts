import { sinceThen } from './since-then.rules.ts';

const SENT = '2026-03-09T12:00:00Z';
const LATER = '2026-03-10T18:00:00.000Z';
const BEFORE = '2026-03-08T18:00:00.000Z';
const NOW = '2026-03-12T12:00:00Z';
const open = {
  investigation: 'open',
  recovered_at: null,
  filled_at: null,
  retired_at: null,
  unexpected: false,
  missing: [],
  confirming: [],
};
const hours = (count: number) => [[0, count * 60]] as const;
const minutes = Date.parse(LATER) / 60_000;

test.each<[string, Parameters<typeof sinceThen>[0], Parameters<typeof sinceThen>[1], object | null]>([
  ['lasts', { kind: 'silent', lost_hours: 0 }, open, { what: 'lasts' }],
  [
    'has data again',
    { kind: 'still', lost_hours: 0 },
    { ...open, recovered_at: LATER, missing: hours(44) },
    { what: 'recovered', at: LATER, lost_hours: 44 },
  ],
  [
    'has data that are being confirmed',
    { kind: 'silent', lost_hours: 0 },
    { ...open, confirming: [[minutes, minutes + 4 * 1440]] },
    { what: 'again', at: LATER },
  ],
  [
    'was filled',
    { kind: 'recovered', lost_hours: 44 },
    { ...open, recovered_at: BEFORE, filled_at: LATER },
    { what: 'filled', at: LATER, lost_hours: 0 },
  ],
  [
    'was filled in part',
    { kind: 'recovered', lost_hours: 44 },
    { ...open, recovered_at: BEFORE, missing: hours(12) },
    { what: 'less', lost_hours: 12 },
  ],
  [
    'has retired',
    { kind: 'silent', lost_hours: 0 },
    { ...open, retired_at: LATER },
    { what: 'retired', at: LATER },
  ],
  [
    'ended as its counter was exchanged',
    { kind: 'silent', lost_hours: 0 },
    { ...open, retired_at: LATER, unexpected: true },
    { what: 'unexpected', at: LATER },
  ],
  [
    'was closed by somebody',
    { kind: 'silent', lost_hours: 0 },
    { ...open, investigation: 'closed' },
    { what: 'closed' },
  ],
  [
    'had been closed before',
    { kind: 'silent', lost_hours: 0, closed: true },
    { ...open, investigation: 'closed' },
    { what: 'lasts' },
  ],
  [
    'was over before',
    { kind: 'recovered', lost_hours: 44 },
    { ...open, recovered_at: BEFORE, missing: hours(44) },
    null,
  ],
])('of an outage that %s is said so', (_, line, outcome, said) => {
  const found = sinceThen(line, outcome, { sent: SENT, now: NOW });
  if (said === null) expect(found).toBeNull();
  else expect(found).toMatchObject(said);
});

import type { DigestFacts, DigestLine, WaitingStation } from './digest-facts.ts';
import { subjectOf } from './digest-subject.rules.ts';

const line = (kind: DigestLine['kind'], more: Partial<DigestLine> = {}): DigestLine => ({
  kind,
  upload: false,
  station: 'AU0012',
  name: 'Shoal Creek Trail',
  flow: null,
  since: '2026-03-08T18:00:00Z',
  last_count: null,
  usual_hours: 27,
  lost_hours: 0,
  assignee: null,
  time_zone: 'America/Chicago',
  ...more,
});
const failed: WaitingStation = {
  why: 'failed',
  station: 'AU0012',
  name: 'Shoal Creek Trail',
  days: 0,
  affected: 0,
  since: null,
};
const facts = (more: Partial<DigestFacts>): DigestFacts => ({
  agency: 'City of Austin',
  monday: '2026-03-09',
  lines: [],
  cameLate: 0,
  waiting: [],
  campaigns: [],
  imports: [],
  vendor: [],
  waitsAnew: false,
  occasion: 'once',
  at: '2026-03-10T19:30:00Z',
  origin: 'https://counts.example',
  ...more,
});

test.each<[Partial<DigestFacts>, string, string]>([
  [
    { lines: [line('silent')] },
    'Silent: Shoal Creek Trail (2 days)',
    'Sin datos: Shoal Creek Trail (2 días)',
  ],
  [
    { lines: [line('silent')], at: '2026-03-09T19:30:00Z' },
    'Silent: Shoal Creek Trail (1 day)',
    'Sin datos: Shoal Creek Trail (1 día)',
  ],
  [{ lines: [line('was_silent')] }, 'Back: Shoal Creek Trail', 'Restablecido: Shoal Creek Trail'],
  [{ waiting: [failed] }, 'Import failed: Shoal Creek Trail', 'Importación fallida: Shoal Creek Trail'],
  [
    { lines: [line('silent'), line('silent'), line('recovered')] },
    '2 counters silent, 1 back – City of Austin',
    '2 contadores sin datos, 1 restablecido – City of Austin',
  ],
  [
    { lines: [line('silent'), line('silent')], occasion: 'weekly' },
    '2 counters silent – City of Austin, week of March 9',
    '2 contadores sin datos – City of Austin, semana del 9 de marzo',
  ],
  // what is sent once a month tells of more than the week
  [
    { lines: [line('silent'), line('silent')], occasion: 'monthly' },
    '2 counters silent – City of Austin, month to March 9',
    '2 contadores sin datos – City of Austin, mes hasta el 9 de marzo',
  ],
  [
    { lines: [line('silent')], occasion: 'monthly' },
    'Shoal Creek Trail silent since March 8 – City of Austin',
    'Shoal Creek Trail sin datos desde el 8 de marzo – City of Austin',
  ],
])('it says what happened: %j', (more, en, es) => {
  expect(subjectOf(facts(more), 'en')).toBe(en);
  expect(subjectOf(facts(more), 'es')).toBe(es);
});

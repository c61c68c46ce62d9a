import type { DigestFacts, WaitingStation } from './digest-facts.ts';
import { sectionsOf } from './digest-sections.rules.ts';

const NOTHING = { sections: [] };

const SINCE: Partial<Record<WaitingStation['why'], string>> = {
  maintenance: '2026-03-05',
  visit: '2026-03-06',
  late: '2025-12-31',
};
const waits = (why: WaitingStation['why']): WaitingStation => ({
  why,
  station: 'AU0001',
  name: 'Bridge',
  days: 3,
  affected: 40,
  since: SINCE[why] ?? null,
  until: '2026-01-02',
  counts: 48,
  channel: '9001',
});
const facts = (waiting: WaitingStation[]): DigestFacts => ({
  agency: 'City of Austin',
  monday: '2026-03-09',
  lines: [],
  cameLate: 0,
  waiting,
  campaigns: [],
  imports: [],
  vendor: [],
  waitsAnew: true,
  occasion: 'weekly',
  at: '2026-03-09T12:00:00.000Z',
  origin: 'https://counts.example',
});

test.each<[WaitingStation['why'], string, string, string]>([
  ['failed', '', '/import-history?station=AU0001', '/import-history'],
  ['maintenance', 'says the visit of March 5', '/stations/AU0001', '/network?state=maintenance'],
  ['visit', 'planned for March 6', '/stations/AU0001', '/dashboard?show=visits'],
  [
    'lost',
    'Eco-Visio has channel 9001 no more; nothing is fetched from it',
    '/stations/AU0001',
    '/import-history',
  ],
  [
    'late',
    '48 counts of December 31, 2025 to January 2, which nobody has certified',
    '/validate-counts/AU0001',
    '/quality-control',
  ],
  ['review', '3 days to review, 40 counts in findings', '/validate-counts/AU0001', '/quality-control'],
  ['due', '', '/validate-counts/AU0001', '/dashboard?show=due'],
])('a station that waits (%s) leads to where that is seen to', (why, says, link, list) => {
  const [{ sections } = NOTHING] = sectionsOf(facts([waits(why), waits(why)]), 'en', 1).parts;
  expect(sections).toMatchObject([
    {
      lines: [{ label: 'AU0001 Bridge', says, link: `https://counts.example${link}` }],
      more: 1,
      list: `https://counts.example${list}`,
    },
  ]);
});

test('without anything to say there is no section, and the mail still says where all is', () =>
  expect(sectionsOf(facts([]), 'es', 20)).toMatchObject({
    parts: [{ agency: null, sections: [] }],
    closing: [
      'Todos los contadores: https://counts.example/network',
      expect.stringContaining('/user-profile'),
    ],
  }));

test('files that wait in the drop folder are one line, which leads to them', () => {
  const [{ sections } = NOTHING] = sectionsOf({ ...facts([]), filesWaiting: 2 }, 'en', 20).parts;
  expect(sections).toMatchObject([
    {
      head: 'Files waiting in the drop folder',
      lines: [
        {
          label: '2 files',
          says: 'to be opened and loaded, or discarded',
          link: 'https://counts.example/imports/arriving',
        },
      ],
    },
  ]);
});

test('late counts of one day are said of that day', () => {
  const [{ sections } = NOTHING] = sectionsOf(
    facts([{ ...waits('late'), until: '2025-12-31' }]),
    'en',
    20,
  ).parts;
  expect(sections[0]?.lines[0]?.says).toBe('48 counts of December 31, 2025, which nobody has certified');
});

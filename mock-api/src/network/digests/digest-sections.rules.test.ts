import type { DigestFacts, WaitingStation } from './digest-facts.ts';
import { sectionsOf } from './digest-sections.rules.ts';

const waits = (why: WaitingStation['why']): WaitingStation => ({
  why,
  station: 'AU0001',
  name: 'Bridge',
  days: 3,
  affected: 40,
  since: why === 'maintenance' ? '2026-03-05' : null,
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
  ['review', '3 days to review, 40 counts in findings', '/validate-counts/AU0001', '/quality-control'],
  ['due', '', '/validate-counts/AU0001', '/dashboard?show=due'],
])('a station that waits (%s) leads to where that is seen to', (why, says, link, list) => {
  const { sections } = sectionsOf(facts([waits(why), waits(why)]), 'en', 1);
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
    sections: [],
    closing: [
      'Todos los contadores: https://counts.example/network',
      expect.stringContaining('/user-profile'),
    ],
  }));

test('files that wait in the drop folder are one line, which leads to them', () => {
  const { sections } = sectionsOf({ ...facts([]), filesWaiting: 2 }, 'en', 20);
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

import type { StationSummary, ToDo } from 'shared-domain';
import { nextStep, toDoItems } from './to-do.rules.ts';

const NOTHING: ToDo = { silent: [], due: [], failed: [], campaigns: [], registrations: 0, first_run: null };
const station = (more: Partial<StationSummary>) =>
  ({ days_count: null, draft: false, ...more }) as StationSummary;
const campaign = (id: number) => ({ id, name: 'February counts', due: '2026-03-16', left: 2, of: 5 });

test.each<[string, Partial<ToDo>, StationSummary[], string[]]>([
  ['nothing', {}, [station({})], []],
  ['one failed import', { failed: ['AU0001'] }, [], ['failed 1 /import-history?station=AU0001']],
  ['two failed imports', { failed: ['AU0001', 'AU0002'] }, [], ['failed 2 /import-history']],
  ['files that wait', { files: 2 }, [], ['files 2 /imports/arriving']],
  ['silent counters', { silent: ['AU0001'] }, [], ['silent 1 /network?state=silent']],
  ['one visit that is due', { visits: ['AU0001'] }, [], ['visits 1 /stations/AU0001']],
  ['visits that are due', { visits: ['AU0001', 'AU0002'] }, [], ['visits 2 /dashboard?show=visits']],
  ['days to certify', { due: ['AU0001', 'AU0002'] }, [], ['due 2 /dashboard?show=due']],
  ['one campaign', { campaigns: [campaign(7)] }, [], ['campaigns 1 /campaigns/7']],
  ['several campaigns', { campaigns: [campaign(7), campaign(8)] }, [], ['campaigns 2 /campaigns']],
  ['registrations', { registrations: 3 }, [], ['registrations 3 /registrations']],
  ['counts to review', {}, [station({ days_count: 7 }), station({})], ['review 1 /quality-control']],
  ['drafts', {}, [station({ draft: true })], ['drafts 1 /dashboard?show=drafts']],
  [
    'several things, what goes wrong first',
    { due: ['AU0001'], silent: ['AU0002'], failed: ['AU0003'], registrations: 1 },
    [station({ days_count: 7 }), station({ draft: true })],
    [
      'failed 1 /import-history?station=AU0003',
      'silent 1 /network?state=silent',
      'review 1 /quality-control',
      'due 1 /dashboard?show=due',
      'drafts 1 /dashboard?show=drafts',
      'registrations 1 /registrations',
    ],
  ],
])('%s', (_, toDo, stations, expected) => {
  const items = toDoItems({ ...NOTHING, ...toDo }, stations);
  expect(items.map(({ kind, count, to }) => `${kind} ${count} ${to}`)).toEqual(expected);
});

test('where nothing waits, an agency begins with a station and goes on with counts', () => {
  expect([nextStep([]), nextStep([station({})])]).toEqual(['station', 'counts']);
});

import { withOlder } from './older.rules.ts';

test('older rows stand behind the newest, each once and as it is now', () => {
  const newest = [
    { id: 3, state: 'done' },
    { id: 2, state: 'done' },
  ];
  const shown = [
    { id: 2, state: 'running' },
    { id: 1, state: 'failed' },
  ];
  expect(withOlder(newest, shown).map(({ id, state }) => `${id} ${state}`)).toEqual([
    '3 done',
    '2 done',
    '1 failed',
  ]);
});

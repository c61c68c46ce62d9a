import type { ImportRun } from 'shared-domain';
import { runParts } from './run-words.rules.ts';

const run: ImportRun = {
  id: 1,
  status: 'done',
  scheduled: true,
  requested_by: 'Count Exchange',
  created_at: '2026-03-02T09:30:00Z',
  finished_at: '2026-03-02T09:31:00Z',
  resume_at: null,
  message: null,
  progress: 1,
  stations: 6,
  added: 0,
  replaced: 0,
  unchanged: 0,
  certified: 0,
  failed: 0,
  lines: [],
};

test.each<[string, Partial<ImportRun>, string[]]>([
  ['nothing came', {}, []],
  ['something came', { added: 48, unchanged: 700 }, ['added 48', 'unchanged 700']],
  [
    'a station failed',
    { added: 48, certified: 3, failed: 1 },
    ['added 48', 'certified 3', 'stationsFailed 1'],
  ],
])('where %s it says so', (_, more, expected) =>
  expect(runParts({ ...run, ...more }).map(({ part, count }) => `${part} ${count}`)).toEqual(expected),
);

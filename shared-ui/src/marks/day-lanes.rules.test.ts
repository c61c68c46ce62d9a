import type { DayMark, DayMarks } from 'shared-domain';
import { DAY, toTime } from '../time-axis/time-axis.rules.ts';
import { laneMarks } from './day-lanes.rules.ts';

const JAN_1 = toTime('2026-01-01');
/** Four days with what is known of them. */
const known = (marks: DayMarks) =>
  ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'].map((day) => ({
    time: toTime(day),
    known: marks.get(day),
  }));
const holiday: DayMark = { kind: 'holiday', known: 'new_year', observed: false };
const works: DayMark = { kind: 'entry', name: 'Works' };
const closure: DayMark = { kind: 'entry', name: 'Closure' };
const marks: DayMarks = new Map([
  ['2026-01-01', [holiday]],
  ['2026-01-03', [works, closure, { kind: 'rain', mm: 31 }, { kind: 'snow', mm: 2 }]],
]);

test('each kind of a day stands once on its lane, over its day', () => {
  const shown = { from: JAN_1, to: JAN_1 + 4 * DAY };
  expect(laneMarks(known(marks), shown).map(({ key: _key, ...mark }) => mark)).toEqual([
    { lane: 'holiday', kind: 'holiday', from: 0, to: 0.25 },
    { lane: 'entry', kind: 'entry', from: 0.5, to: 0.75 },
    { lane: 'weather', kind: 'rain', from: 0.5, to: 0.75 },
    { lane: 'weather', kind: 'snow', from: 0.5, to: 0.75 },
  ]);
});

test('entries of days in a row are one bar, of others another', () => {
  const each = new Map([
    ['2026-01-01', [works]],
    ['2026-01-02', [closure]],
    ['2026-01-04', [works]],
  ]);
  const bars = laneMarks(known(each), { from: JAN_1, to: JAN_1 + 4 * DAY });
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.75, 1],
  ]);
});

test('what lies beside the stretch is not on it', () => {
  const shown = { from: JAN_1 + DAY, to: JAN_1 + 2 * DAY };
  expect(laneMarks(known(marks), shown)).toEqual([]);
});

test('what happened to the counter has its own lane: an outage is one bar, a visit and another counter stand on it', () => {
  const outage: DayMark = { kind: 'outage', cause: 'silent', flow: null };
  const happened: DayMarks = new Map([
    ['2026-01-02', [outage]],
    ['2026-01-03', [outage, { kind: 'visit', reason: 'outage' }, { kind: 'equipment', counter: 'TRAFx' }]],
  ]);
  const shown = { from: JAN_1, to: JAN_1 + 4 * DAY };
  expect(laneMarks(known(happened), shown).map(({ key: _key, ...mark }) => mark)).toEqual([
    { lane: 'station', kind: 'outage', from: 0.25, to: 0.75 },
    { lane: 'station', kind: 'visit', from: 0.5, to: 0.75 },
    { lane: 'station', kind: 'equipment', from: 0.5, to: 0.75 },
  ]);
});

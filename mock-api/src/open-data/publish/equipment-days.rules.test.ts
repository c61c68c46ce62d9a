import { changedDays, equipmentDays, type EquipmentDay } from './equipment-days.rules.ts';

const OUT = { out: ['2025-10-01', '2025-11-01', '2025-12-01'], counted: '2025-10-01' };
const came = (day: string): EquipmentDay => ({ day, came: true, flow_ids: null });
const changed = (day: string): EquipmentDay => ({ day, came: false, flow_ids: null });

test.each<[string, EquipmentDay[], string[]]>([
  ['of a station of which nothing is known', [], []],
  ['of the counter that counting began with', [came('2025-10-06')], []],
  ['of one that came before counting began', [came('2024-01-01')], []],
  ['of one that came to counts that were there', [came('2025-11-12')], ['2025-11-12']],
  ['of another one in its place', [came('2025-11-12'), came('2025-10-06')], ['2025-11-12']],
  ['of what was changed of one', [came('2025-10-06'), changed('2025-10-06')], ['2025-10-06']],
  [
    'in their order, each once',
    [changed('2025-12-03'), came('2025-11-12'), came('2025-11-12')],
    ['2025-11-12', '2025-12-03'],
  ],
  ['of months that are not out', [came('2024-01-01'), came('2025-09-30'), changed('2026-01-01')], []],
])('days %s', (_, days, expected) => {
  expect(equipmentDays(days, OUT, new Map())).toEqual(expected);
});

/** Flow 1 was counted from the beginning, flow 2 from November on, flow 3 never. */
const FIRST = new Map([
  [1, '2025-10-01'],
  [2, '2025-11-01'],
]);
const of = (day: string, flow_ids: number[], isNew = true): EquipmentDay => ({ day, came: isNew, flow_ids });

test.each<[string, EquipmentDay[], string[]]>([
  ['of the counter that a later flow began with', [of('2025-10-06', [1]), of('2025-11-12', [2])], []],
  [
    'of one in the place of that, and of none besides it',
    [of('2025-10-06', [1]), of('2025-11-12', [2]), of('2025-12-03', [2])],
    ['2025-12-03'],
  ],
  [
    'of one that took over a flow and began another',
    [of('2025-10-06', [1]), of('2025-11-12', [1, 2])],
    ['2025-11-12'],
  ],
  ['of one that came to counts of its flow', [of('2025-11-12', [1])], ['2025-11-12']],
  ['of one after a counter of all flows', [came('2025-10-06'), of('2025-11-12', [2])], ['2025-11-12']],
  ['of one of all flows after another', [of('2025-10-06', [1]), came('2025-11-12')], ['2025-11-12']],
  [
    'of one whose flow never counted, or is gone',
    [of('2025-11-12', [3]), of('2025-12-03', [3, 4], false)],
    [],
  ],
])('by flows, days %s', (_, days, expected) => {
  expect(equipmentDays(days, OUT, FIRST)).toEqual(expected);
});

test.each<[string, EquipmentDay[], string[]]>([
  ['none of the first counter', [came('2025-10-06')], []],
  ['of another one in its place', [came('2025-11-12'), came('2025-10-06')], ['2025-11-12']],
  [
    'of what was changed of it, each once',
    [came('2024-01-01'), changed('2025-11-03'), changed('2025-11-03')],
    ['2025-11-03'],
  ],
  ['none beside the period', [came('2024-01-01'), came('2025-09-30'), changed('2026-01-01')], []],
])('the days of a period: %s', (_, days, expected) => {
  expect(changedDays(days, { from: '2025-10-01', to: '2025-12-31', flows: null })).toEqual(expected);
});

test.each<[string, number[] | null, string[]]>([
  ['the station', null, ['2025-11-12', '2025-12-03']],
  ['a flow whose counter was exchanged', [1], ['2025-11-12']],
  ['a flow whose counter was changed', [2], ['2025-12-03']],
  ['a flow that another counter counts', [3], []],
])('the days of a period of %s', (_, flows, expected) => {
  const days = [
    of('2025-10-02', [1]),
    of('2025-10-02', [2]),
    of('2025-11-12', [1]),
    of('2025-12-03', [2], false),
    of('2025-12-04', [3]),
  ];
  expect(changedDays(days, { from: '2025-10-01', to: '2025-12-31', flows })).toEqual(expected);
});

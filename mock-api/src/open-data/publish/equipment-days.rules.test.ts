import { changedDays, equipmentDays, type EquipmentDay } from './equipment-days.rules.ts';

const OUT = { out: ['2025-10-01', '2025-11-01', '2025-12-01'], counted: '2025-10-01' };
const came = (day: string): EquipmentDay => ({ day, came: true });
const changed = (day: string): EquipmentDay => ({ day, came: false });

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
  expect(equipmentDays(days, OUT)).toEqual(expected);
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
  expect(changedDays(days, { from: '2025-10-01', to: '2025-12-31' })).toEqual(expected);
});

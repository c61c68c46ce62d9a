import type { EquipmentChange, StationEquipment } from 'shared-domain';
import { countersOn, knownBefore } from './changes.rules.ts';

const counter = (id: number, first_day: string, last_day: string | null): StationEquipment => ({
  id,
  vendor: 'TRAFx',
  model: null,
  serial: String(id),
  firmware: '4.1',
  settings: 'Mode 1\nHeight 1 m',
  first_day,
  last_day,
  by: 'Uma Castillo',
  version: 1,
});
const change = (changed_on: string, what: Partial<EquipmentChange> = {}): EquipmentChange => ({
  id: 1,
  equipment_id: 1,
  changed_on,
  kind: 'firmware',
  from_text: null,
  to_text: '4.2',
  note: null,
  by: 'Uma Castillo',
  version: 1,
  ...what,
});

test.each([
  ['2024-12-31', []],
  ['2025-01-01', [1]],
  ['2025-03-31', [1, 2]],
  ['2025-04-01', [2]],
  ['2026-01-01', [2]],
])('on %s stood there %j', (date, ids) => {
  const all = [counter(1, '2025-01-01', '2025-03-31'), counter(2, '2025-02-01', null)];
  expect(countersOn(all, date).map(({ id }) => id)).toEqual(ids);
});

const CHANGES = [
  change('2026-02-01', { to_text: '4.3' }),
  change('2026-01-15', { kind: 'settings', to_text: 'Mode 2' }),
  change('2026-01-01'),
];
test.each([
  ['firmware', '2025-12-31', '4.1'],
  ['firmware', '2026-01-31', '4.2'],
  ['firmware', '2026-02-02', '4.3'],
  ['firmware', null, '4.3'],
  ['settings', '2026-02-02', 'Mode 2'],
  // more than fits a line is not guessed at
  ['settings', '2026-01-14', ''],
  ['battery', '2026-02-02', ''],
] as const)('the %s before %s was %j', (kind, date, known) => {
  expect(knownBefore(counter(1, '2025-01-01', null), CHANGES, { kind, date })).toBe(known);
});

import type { EquipmentChangeFacts } from 'shared-domain';
import { changeFault, leftOutside } from './equipment-change.rules.ts';

const TODAY = '2026-03-02';
const ENDED = { first_day: '2025-04-01', last_day: '2025-12-31' };
const STANDS = { first_day: '2025-04-01', last_day: null };
const change = (what: Partial<EquipmentChangeFacts> = {}): EquipmentChangeFacts => ({
  changed_on: '2025-06-01',
  kind: 'firmware',
  from_text: null,
  to_text: '4.2',
  note: null,
  ...what,
});

test.each<[string, Partial<EquipmentChangeFacts>, typeof ENDED | typeof STANDS, unknown]>([
  ['in its days', {}, ENDED, null],
  ['on its first day', { changed_on: '2025-04-01' }, ENDED, null],
  ['on its last day', { changed_on: '2025-12-31' }, ENDED, null],
  ['today, while it stands there', { changed_on: TODAY }, STANDS, null],
  ['before it came', { changed_on: '2025-03-31' }, STANDS, { field: 'changed_on', why: 'changeOutside' }],
  ['after it left', { changed_on: '2026-01-01' }, ENDED, { field: 'changed_on', why: 'changeOutside' }],
  ['tomorrow', { changed_on: '2026-03-03' }, STANDS, { field: 'changed_on', why: 'changeToCome' }],
  ['a firmware of no version', { to_text: null }, STANDS, { field: 'to_text', why: 'required' }],
  [
    'settings that nobody names',
    { kind: 'settings', to_text: null },
    STANDS,
    { field: 'to_text', why: 'required' },
  ],
  ['a battery, without a word', { kind: 'battery', to_text: null }, STANDS, null],
  [
    'something else, without a word',
    { kind: 'other', to_text: null },
    STANDS,
    { field: 'note', why: 'required' },
  ],
  ['something else, noted', { kind: 'other', to_text: null, note: 'A new pole' }, STANDS, null],
  ['something else, named', { kind: 'other', to_text: 'A new pole' }, STANDS, null],
])('a change %s', (_what, what, counter, fault) => {
  expect(changeFault(change(what), counter, TODAY)).toEqual(fault);
});

test.each([
  ['without changes', ENDED, null, null, null],
  ['around all changes', ENDED, '2025-04-01', '2025-12-31', null],
  ['that begin after the first', ENDED, '2025-03-31', '2025-12-31', '2025-03-31'],
  ['that end before the last', ENDED, '2025-04-01', '2026-01-01', '2026-01-01'],
  ['without an end', STANDS, '2025-04-01', '2026-01-01', null],
])('days %s', (_what, days, first, last, outside) => {
  expect(leftOutside(days, { first, last })).toBe(outside);
});

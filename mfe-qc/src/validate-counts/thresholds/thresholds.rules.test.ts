import type { FindingSetting } from 'shared-domain';
import { setting } from '../testing/setting.ts';
import { changesOf, inherited, isValue, seenAnew, seenOf, typedOf } from './thresholds.rules.ts';

test.each([
  [{}, 'flow', 12],
  [{ agency: 8 }, 'flow', 8],
  [{ agency: 8, station: 6 }, 'flow', 6],
  [{ agency: 8, station: 6 }, 'station', 8],
  [{ agency: 8, station: 6, flow: 3 }, 'agency', 12],
] as const)('%j without the word of the %s is %i', (part, level, expected) => {
  expect(inherited(setting(part), level)).toBe(expected);
});

test.each([
  ['', true],
  ['12', true],
  ['1.5', true],
  ['0', false],
  ['25', false],
  ['many', false],
])('%p is a value: %p', (text, expected) => expect(isValue(setting(), text)).toBe(expected));

test('only what was changed is sent, an emptied field as null', () => {
  const settings = [
    setting({ station: 6 }),
    setting({ name: 'gap.on', station: null }),
    setting({ name: 'b', station: 2 }),
  ];
  expect(typedOf(settings, 'station')).toEqual({ 'gap.strong_hours': '6', 'gap.on': '', b: '2' });
  expect(changesOf(settings, 'station', { 'gap.strong_hours': '', 'gap.on': '0', b: ' 2 ' })).toEqual({
    'gap.strong_hours': null,
    'gap.on': 0,
  });
});

test.each<[string, Partial<FindingSetting>, string | null, object]>([
  ['left as it is', { station: 6 }, '6', {}],
  ['typed over by the same, with spaces', { station: 6 }, ' 6 ', {}],
  ['typed over', { station: 6 }, '7', { 'gap.strong_hours': 7 }],
  ['emptied', { station: 6 }, '  ', { 'gap.strong_hours': null }],
  ['a choice taken back', { station: 6 }, null, { 'gap.strong_hours': null }],
  ['empty before and after', {}, '', {}],
  ['never chosen', {}, null, {}],
  ['the value that holds anyway: said here too', { agency: 8 }, '8', { 'gap.strong_hours': 8 }],
  ['nought', {}, '0', { 'gap.strong_hours': 0 }],
])('a threshold %s', (_, part, typed, sent) => {
  expect(changesOf([setting(part)], 'station', { 'gap.strong_hours': typed })).toEqual(sent);
});

test('what was seen of the changed, and what is seen anew of the refused', () => {
  const settings = [setting({ station: 6 }), setting({ name: 'b' }), setting({ name: 'c', station: 1 })];
  expect(seenOf(settings, 'station', ['gap.strong_hours', 'b'])).toEqual({ 'gap.strong_hours': 6, b: null });
  const newer = [setting({ station: 8 }), setting({ name: 'b', station: 2 })];
  expect(typedOf(seenAnew(settings, newer, ['b', 'c']), 'station')).toEqual({
    'gap.strong_hours': '6',
    b: '2',
    c: '1',
  });
});

test('what another level says is no change of this one', () => {
  const settings = [setting({ agency: 8, station: 6, flow: 3 })];
  for (const level of ['agency', 'station', 'flow'] as const)
    expect(changesOf(settings, level, typedOf(settings, level))).toEqual({});
  expect(changesOf(settings, 'flow', typedOf(settings, 'station'))).toEqual({ 'gap.strong_hours': 6 });
});

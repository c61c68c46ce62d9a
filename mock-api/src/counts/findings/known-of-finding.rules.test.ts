import type { FigureDayNote } from 'shared-domain';
import { knownOfFinding } from './known-of-finding.rules.ts';

const note = (kind: FigureDayNote['kind'], text: string): FigureDayNote => ({ kind, text });
const NOTES = new Map([
  ['2026-03-07', [note('event', 'Parade'), note('weather', 'Rain 55 mm')]],
  ['2026-03-08', [note('term', 'Spring term'), note('event', 'Parade')]],
  ['2026-03-20', [note('works', 'Bridge closed')]],
]);
const of = (from: string, until: string) => knownOfFinding(NOTES, { from, until }).map(({ text }) => text);

test.each([
  ['a day, with its weather', '2026-03-07 08:00:00', '2026-03-07 20:00:00', ['Parade', 'Rain 55 mm']],
  [
    'two days, each thing once, and no terms',
    '2026-03-07 08:00:00',
    '2026-03-09 00:00:00',
    ['Parade', 'Rain 55 mm'],
  ],
  ['a long one, without weather', '2026-03-01 00:00:00', '2026-03-31 00:00:00', ['Parade', 'Bridge closed']],
  ['a day of which nothing is known', '2026-03-10 00:00:00', '2026-03-11 00:00:00', []],
  ['one that ends at midnight', '2026-03-06 00:00:00', '2026-03-07 00:00:00', []],
])('%s', (_name, from, until, texts) => expect(of(from, until)).toEqual(texts));

test('of many things the first few are told', () => {
  const many = new Map([['2026-03-07', Array.from({ length: 9 }, (_, at) => note('event', `Event ${at}`))]]);
  expect(knownOfFinding(many, { from: '2026-03-07 00:00:00', until: '2026-03-08 00:00:00' })).toHaveLength(4);
});

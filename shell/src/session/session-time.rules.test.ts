import { look } from './session-time.rules.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  ['a long session is asked about again in six hours', minutes(60 * 24 * 40), false, minutes(360)],
  ['it is asked again when the warning is due', minutes(10), false, minutes(8)],
  ['a clock that runs ahead asks a little later', minutes(2) + 10, false, 5_000],
  ['two minutes before the end it warns', minutes(2), true, minutes(2)],
  ['then it asks at the end', 40_000, true, 40_000],
  ['an end that the server does not confirm is asked about again', -3_000, true, 5_000],
])('%s', (_, left, ending, wait) => expect(look(left)).toEqual({ ending, wait }));

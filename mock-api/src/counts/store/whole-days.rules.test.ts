import { minutesOfText } from 'shared-domain';
import { isShownTime, isWholeDay, minutesOfDay } from './whole-days.rules.ts';

const at = (text: string) => minutesOfText(text) ?? NaN;

test.each([
  ['2024-03-09', 'America/Chicago', 1440],
  ['2024-03-10', 'America/Chicago', 1380],
  ['2024-03-10', 'America/Phoenix', 1440],
  ['2024-11-03', 'America/Chicago', 1440],
  ['2024-10-06', 'Australia/Lord_Howe', 1410],
  // here the clock skips the hour after midnight
  ['2018-11-04', 'America/Sao_Paulo', 1380],
  ['2018-11-03', 'America/Sao_Paulo', 1440],
])('%s has in %s %i minutes', (day, zone, minutes) => expect(minutesOfDay(at(day), zone)).toBe(minutes));

test.each([
  ['2024-03-10 01:45', true],
  ['2024-03-10 02:00', false],
  ['2024-03-10 02:45', false],
  ['2024-03-10 03:00', true],
  ['2024-11-03 01:30', true],
])('the clock shows %s: %s', (time, shown) => expect(isShownTime(at(time), 'America/Chicago')).toBe(shown));

const hours = (day: string, without: number[]) =>
  Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => !without.includes(hour))
    .map((hour) => ({ minutes: at(day) + hour * 60, interval: 60 }));

test.each([
  ['2024-03-10', [2], true, 'has every hour but the one that does not exist'],
  ['2024-03-10', [], true, 'has that hour as well'],
  ['2024-03-10', [17], false, 'has that hour, but misses another'],
  ['2024-03-10', [2, 17], false, 'misses another'],
  ['2024-03-11', [2], false, 'misses an hour of an ordinary day'],
  ['2024-11-03', [], true, 'has the hours of an autumn day'],
  ['2024-11-03', [1], false, 'misses the hour that occurs twice'],
])('%s without %j is whole: %s, it %s', (day, without, whole) =>
  expect(isWholeDay(hours(day, without), at(day), 'America/Chicago')).toBe(whole),
);

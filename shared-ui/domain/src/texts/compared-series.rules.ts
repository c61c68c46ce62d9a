import type { CompareBin } from '../compare/comparison.ts';
import { marksTogether, type PointMark } from '../compare/point-marks.rules.ts';
import type { ComparedSeriesReply } from '../contract/compare.calls.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import { comparisonTexts } from './comparison.texts.ts';
import { wallFormat, type Language } from './language.ts';
import { formatMessage } from './message.ts';

const DAY = 24 * 60;
const minutes = (start: string): number => minutesOfText(start) ?? 0;

type Traits = Pick<ComparedSeriesReply, 'flow' | 'mode' | 'year' | 'first'>;

/** What of its station and its time a series is: 'Bicycles', '2024', 'days from Mar 31, 2025'; none where it is all of the period. */
export function seriesTraits({ flow, mode, year, first }: Traits, language: Language): string[] {
  const words = comparisonTexts[language];
  const part = flow?.name ?? (mode == null ? null : words[mode]);
  const time =
    first == null ? year : formatMessage(words.since, language, { day: dayInWords(first, language) });
  return [part, time === null ? null : String(time)].filter((one) => one !== null);
}

const dayInWords = (day: string, language: Language) =>
  wallFormat(language, { dateStyle: 'medium' }).format(minutes(day) * 60_000);

/** Whether series of several periods stand beside each other, so that a point is of no one date. */
export const isOfPeriods = (series: readonly Pick<ComparedSeriesReply, 'first'>[]): boolean =>
  series.some(({ first }) => first != null);

/** What a point is called where series of several periods stand beside each other: 'Day 3', 'Week 2', 'Day 1, 08:00'. */
export function nthBin(starts: readonly string[], at: number, bin: CompareBin, language: Language): string {
  const words = comparisonTexts[language];
  const start = starts[at] ?? '';
  if (bin !== 'hour' && bin !== 'interval')
    return formatMessage(words[`nth_${bin}`], language, { number: String(at + 1) });
  const number = Math.floor((minutes(start) - minutes(starts[0] ?? '')) / DAY) + 1;
  return formatMessage(words.nth_time, language, { number: String(number), time: start.slice(11, 16) });
}

/** The marks of a number in words: 'in part, not certified'; '' where it has none. */
export const marksInWords = (marks: readonly PointMark[], language: Language): string =>
  marks.map((mark) => comparisonTexts[language][mark]).join(', ');

/** A number as it is told, with its marks behind it: '1,234 (not certified)'. */
export const markedValue = (value: string, marks: readonly PointMark[], language: Language): string =>
  marks.length === 0
    ? value
    : formatMessage(comparisonTexts[language].marked, language, {
        value,
        marks: marksInWords(marks, language),
      });

/** What the marks of a table's numbers mean, a sentence for each that is there. */
export const marksExplained = (all: readonly (readonly PointMark[])[], language: Language): string[] =>
  marksTogether(all).map((mark) => comparisonTexts[language][`${mark}Means`]);

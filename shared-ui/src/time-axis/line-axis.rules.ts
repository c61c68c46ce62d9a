import { nextStart, type Api, type CompareBin } from 'shared-domain';
import { nthBin, type Language } from 'shared-domain/texts';
import { toTime, type Span } from './time-axis.rules.ts';

/** The end of the axis: a round number that none lies above. */
export function axisEnd(lines: readonly (readonly (number | null)[])[]): number {
  const most = lines.flat().reduce<number>((max, value) => Math.max(max, value ?? 0), 0);
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((one) => most <= one * power) ?? 10;
  return step * power;
}

/** Pixels that a letter of the axis needs. */
const LETTER = 7.2;
/** Every so many points one is named: each, each of a week, of several weeks. */
const STEPS = [1, 7, 14, 28, 56, 91, 182, 364];

/** Which of so many points, evenly along an axis that wide, are named where none of their names is longer. */
export function nthTicks(count: number, width: number, letters: number): number[] {
  const place = width / Math.max(1, count);
  const step = STEPS.find((one) => one * place >= (letters + 1) * LETTER) ?? count;
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
}

type Bins = Pick<Api['GET /compare']['reply'], 'starts' | 'length'>;

/** Where bins begin and the last one ends, and where the middle of each stands between, 0 to 1. */
export function binAxis(
  { starts, length }: Bins,
  { bin, from }: { bin: CompareBin; from: string },
): { span: Span; shareOf: (at: number) => number } {
  const times = [...starts.map(toTime), toTime(nextStart(starts.at(-1) ?? from, bin, length))];
  const span = { from: times[0] ?? 0, to: times.at(-1) ?? 1 };
  const middle = (at: number) => ((times[at] ?? 0) + (times[at + 1] ?? 0)) / 2;
  return { span, shareOf: (at) => (middle(at) - span.from) / (span.to - span.from) };
}

/** Points of several periods that have room for their names: each is called by its number, hours by that of their day. */
export function nthNames(
  { starts, length }: Bins,
  { bin, width, language }: { bin: CompareBin; width: number; language: Language },
): { at: number; name: string }[] {
  const isFine = bin === 'hour' || bin === 'interval';
  const days = isFine ? [...new Set(starts.map((start) => start.slice(0, 10)))] : starts;
  const perDay = bin === 'hour' ? 24 : isFine ? (24 * 60) / length : 1;
  const nameOf = (at: number) => nthBin(days, at, isFine ? 'day' : bin, language);
  const names = Math.ceil(starts.length / perDay);
  return nthTicks(names, width, nameOf(names - 1).length).map((at) => ({
    at: at * perDay,
    name: nameOf(at),
  }));
}

import { WEATHER_LEAST_GAIN, type FillMethod, type WeatherDay, type WeatherUnused } from 'shared-domain';
import type { Days } from './counter-year.ts';
import { fillYear, type FilledYear } from './filled-year.rules.ts';
import { errorOfRun, fillBackTest, type FillErrors } from './imputation-backtest.rules.ts';
import type { FillSources } from './imputation.rules.ts';
import { bandsOf } from './weather-bands.rules.ts';
import { learnBeside, learnYear, underWeather, type BandFactor } from './weather-fill.rules.ts';

/** What weather had to do with a filled year. */
type WeatherTried = {
  used: boolean;
  why: WeatherUnused | null;
  /** How many of the filled days are adjusted. */
  days: number;
  /** What masked runs were off by in half of the cases; null where it was not tried. */
  median_without: number | null;
  median_with: number | null;
  bands: BandFactor[];
};

/** A year filled by a method, under the weather of its days where that tells them better. */
export type FilledUnderWeather = { filled: FilledYear; error: FillErrors | null; weather: WeatherTried };

/** What is known of a counter's year beside its days. */
type Known = {
  sources: FillSources;
  /** The weather of the year's days; none where no site is near. */
  weather: readonly WeatherDay[];
  /** Days at 0 from the first of January that are marked as special events. */
  events: ReadonlySet<number>;
};

/**
 * Fills a year by a method and says how far off such fills were on this counter. What weather does to the counter is learned on its
 * own days and used only where masked runs as long as the longest filled one were clearly told better with it. Without weather every
 * number is what it is by the method alone.
 */
export function fillUnderWeather(
  year: number,
  days: Days,
  method: FillMethod,
  { sources, weather, events }: Known,
): FilledUnderWeather {
  const filled = fillYear(year, days, method, sources);
  const longest = Math.max(0, ...filled.runs.map(({ values }) => values.length));
  const bands = bandsOf(year, weather);
  const plain = (
    why: WeatherUnused,
    errors = fillBackTest(year, days, sources),
    learned: BandFactor[] = [],
  ) => {
    const error = errorOfRun(errors, { method, days: longest });
    return { filled, error, weather: { ...NOT_TRIED, why, bands: learned } };
  };
  if (!isFilledWith(filled, (at) => (bands[at] ?? null) !== null)) return plain('no-weather');
  const lessons = { year, days, method, sources, bands, events };
  const effect = learnYear(lessons);
  const isLearned = (at: number) => effect.bands.some(({ band }) => band === bands[at]);
  if (!isFilledWith(filled, isLearned)) return plain('too-few');
  const beside = learnBeside(lessons);
  const errors = fillBackTest(year, days, sources, {
    method,
    adjust: (mask, values) => underWeather(beside(mask), mask, values),
  });
  const without = errorOfRun(errors, { method, days: longest });
  const under = errorOfRun(errors, { method, days: longest, weather: true });
  if (!without || !under) return plain('too-few', errors);
  const medians = { median_without: without.medianRun, median_with: under.medianRun };
  if (!isClearlyBetter(under, without)) {
    const { weather: tried, ...rest } = plain('no-better', errors, effect.bands);
    return { ...rest, weather: { ...tried, ...medians } };
  }
  return {
    filled: adjusted(filled, (run) => underWeather(effect, run, run.values)),
    error: under,
    weather: {
      used: true,
      why: null,
      days: placesIn(filled).filter(isLearned).length,
      ...medians,
      bands: effect.bands,
    },
  };
}

/**
 * Whether weather told masked runs clearly better: their days by the least gain, the sums of half of them no worse, and the days of more
 * months better than worse. Any less comes of weather that has nothing to do with the counts, too, by chance.
 */
function isClearlyBetter(under: FillErrors, without: FillErrors): boolean {
  let months = 0;
  for (const [month, off] of without.offByMonth)
    months += Math.sign(off - (under.offByMonth.get(month) ?? off));
  const isLessOff = under.wape <= without.wape * (1 - WEATHER_LEAST_GAIN);
  return isLessOff && under.medianRun <= without.medianRun && months > 0;
}

const NOT_TRIED = { used: false, days: 0, median_without: null, median_with: null } as const;

/** Where in the year days are filled. */
const placesIn = ({ runs }: FilledYear): number[] =>
  runs.flatMap(({ start, values }) => values.flatMap((value, at) => (value === null ? [] : [start + at])));

const isFilledWith = (filled: FilledYear, is: (at: number) => boolean): boolean => placesIn(filled).some(is);

function adjusted(
  filled: FilledYear,
  valuesOf: (run: FilledYear['runs'][number]) => (number | null)[],
): FilledYear {
  const runs = filled.runs.map((run) => ({ ...run, values: valuesOf(run) }));
  const days = [...filled.days];
  for (const { start, values } of runs)
    for (const [at, value] of values.entries()) if (value !== null) days[start + at] = value;
  return { ...filled, days, runs };
}

import { WEATHER_BANDS, type FillMethod, type WeatherBand } from 'shared-domain';
import type { Days } from './counter-year.ts';
import { type FillSources, fillRun, type Run } from './imputation.rules.ts';
import type { Bands } from './weather-bands.rules.ts';

/** So many complete days a band needs before anything is learned of it. */
const LEAST_DAYS = 15;
/** A band's own days are held against so many ordinary ones: what few days say is believed in part (our choice). */
const DRAWN_TO_USUAL = 10;
/** The longest run of the back-test, in days: wherever it begins it lies within two such stretches of the year. */
const STRETCH = 30;

type Sum = { days: number; counted: number; foreseen: number };
/** What was learned of a band: what a fill is multiplied by on its days, and from how many. */
export type BandFactor = { band: WeatherBand; days: number; factor: number };

/** What weather does to a counter, beside what a method of filling foresees. */
export type WeatherEffect = {
  bands: BandFactor[];
  /** By what the fill of a day is multiplied; 1 where its weather is not known or too little was learned of such. */
  factorAt: (at: number) => number;
};

/** What a method makes of each complete day, as if that one alone were missing. */
const foreseenDays = (year: number, days: Days, method: FillMethod, sources: FillSources): Days =>
  days.map((total, at) =>
    total === null
      ? null
      : (fillRun(year, days, { start: at, end: at }, method, sources, false).values[0] ?? null),
  );

/**
 * Learns on complete days what weather does to a counter. A band's factor is what its days counted for what the method foresaw of
 * them, beside the same of all days whose weather is known: where the weather is always the same it is 1. Days in `left`, special
 * events, teach nothing.
 */
export function learnWeather(
  { days, foreseen, bands }: { days: Days; foreseen: Days; bands: Bands },
  left: ReadonlySet<number> = new Set(),
): WeatherEffect {
  const sums = new Map<WeatherBand, Sum>();
  for (const at of days.keys()) {
    const [band, counted, expected] = [bands[at] ?? null, days[at] ?? null, foreseen[at] ?? null];
    if (band === null || counted === null || expected === null || left.has(at)) continue;
    const sum = sums.get(band) ?? { days: 0, counted: 0, foreseen: 0 };
    sums.set(band, {
      days: sum.days + 1,
      counted: sum.counted + counted,
      foreseen: sum.foreseen + expected,
    });
  }
  const learned = WEATHER_BANDS.flatMap((band): BandFactor[] => {
    const factor = factorOf(sums, band);
    return factor === null ? [] : [{ band, days: sums.get(band)?.days ?? 0, factor }];
  });
  return {
    bands: learned,
    factorAt: (at) => learned.find(({ band }) => band === bands[at])?.factor ?? 1,
  };
}

/** The factor of a band; null where too few days tell of it, or nobody was foreseen at all. */
function factorOf(sums: ReadonlyMap<WeatherBand, Sum>, band: WeatherBand): number | null {
  const own = sums.get(band);
  if (!own || own.days < LEAST_DAYS) return null;
  const all = { days: 0, counted: 0, foreseen: 0 };
  for (const { days, counted, foreseen } of sums.values()) {
    all.days += days;
    all.counted += counted;
    all.foreseen += foreseen;
  }
  if (!(all.foreseen > 0) || !(all.counted > 0)) return null;
  const usual = all.counted / all.foreseen;
  const drawn = (DRAWN_TO_USUAL * all.foreseen) / all.days;
  return (own.counted + drawn * usual) / (own.foreseen + drawn) / usual;
}

/** What is learned from. */
export type Lessons = {
  year: number;
  days: Days;
  method: FillMethod;
  sources: FillSources;
  bands: Bands;
  events: ReadonlySet<number>;
};

/** What weather does to a counter, learned on all of its year. */
export const learnYear = ({ year, days, method, sources, bands, events }: Lessons): WeatherEffect =>
  learnWeather({ days, foreseen: foreseenDays(year, days, method, sources), bands }, events);

/**
 * The same for runs that are masked: learned on the year without the two months or so that a run of up to thirty days lies in, so
 * that what it counted tells nothing of its own fill, not even by the days like it. There are few such stretches, so each is
 * learned once.
 */
export function learnBeside(lessons: Lessons): (run: Run) => WeatherEffect {
  const known = new Map<number, WeatherEffect>();
  return ({ start }) => {
    const from = start - (start % STRETCH);
    const effect =
      known.get(from) ??
      learnYear({
        ...lessons,
        days: lessons.days.map((total, at) => (at >= from && at < from + 2 * STRETCH ? null : total)),
      });
    known.set(from, effect);
    return effect;
  };
}

/** The values of a run's fill under the weather of its days. */
export const underWeather = (
  { factorAt }: WeatherEffect,
  { start }: Pick<Run, 'start'>,
  values: readonly (number | null)[],
): (number | null)[] => values.map((value, at) => (value === null ? null : value * factorAt(start + at)));

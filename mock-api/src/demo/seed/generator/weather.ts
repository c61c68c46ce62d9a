import { randomStream, seedOf } from './random.ts';

/** A city's weather by day: 1 is an ordinary day, less is rain, heat or a freeze, a little more a fine day. */
export type Weather = (dayIndex: number) => number;

const dice = (city: number, day: number): number => randomStream(city + Math.imul(day, 2654435761))();

/** The weather of a city: wet spells last a few days, and every station of the city has the same. */
export function weatherOf(city: string): Weather {
  const seed = seedOf(city);
  const known = new Map<number, number>();
  const factorOf = (day: number): number => {
    const front = 0.5 * dice(seed, day) + 0.3 * dice(seed, day - 1) + 0.2 * dice(seed, day - 2);
    const rain = front > 0.68 ? 0.35 + 0.4 * dice(seed + 1, day) : 1;
    return rain * (0.92 + 0.16 * dice(seed + 2, day));
  };
  return (day) => {
    const factor = known.get(day) ?? factorOf(day);
    known.set(day, factor);
    return factor;
  };
}

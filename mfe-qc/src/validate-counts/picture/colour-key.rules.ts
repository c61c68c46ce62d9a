import { shadeOf } from './heat-map.rules.ts';

/** Where the key's figures lie between palest and darkest. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** The figures of a colour key, ascending, each with the shade that this very value has (see `shadeOf`). */
export function keySteps(busiest: number): { value: number; shade: number }[] {
  const values = new Set(SHARES.map((share) => Math.round(busiest * share * share)));
  return [...values].map((value) => ({ value, shade: shadeOf(value, busiest) }));
}

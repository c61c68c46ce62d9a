import type { DataColours } from 'shared-ui/marks';
import { mixed, rgbOf } from './colour.rules.ts';
import { SHADES } from './heat-map.rules.ts';

/** The shades of a heat map from palest to darkest, and the paper below what has none, as '#rrggbb'. */
export type Shades = { steps: string[]; paper: string };

/** The shades in the present colours. */
export function shadesOf({ 'heat-low': low, 'heat-high': high, paper }: DataColours): Shades {
  const [from, to] = [rgbOf(low), rgbOf(high)];
  const steps = Array.from({ length: SHADES }, (_, i) => {
    const [r, g, b] = mixed(from, to, i / (SHADES - 1));
    return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
  return { steps, paper };
}

import { mixed, rgbOf } from './colour.rules.ts';
import { SHADES } from './heat-map.rules.ts';
import type { PictureColours } from './use-picture-colours.ts';

/** The shades of a heat map from palest to darkest, and what stands for no data and for nothing, as '#rrggbb'. */
export type Shades = { steps: string[]; none: string; blank: string };

/** The shades in the present colours. */
export function shadesOf({ low, high, none, blank }: PictureColours['heat']): Shades {
  const [from, to] = [rgbOf(low), rgbOf(high)];
  const steps = Array.from({ length: SHADES }, (_, i) => {
    const [r, g, b] = mixed(from, to, i / (SHADES - 1));
    return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
  return { steps, none, blank };
}

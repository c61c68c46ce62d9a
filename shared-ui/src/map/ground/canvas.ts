import type { Place } from '../projection.rules.ts';
import type { Box, View } from '../view.rules.ts';
import type { Looks } from './looks.ts';

/** What a picture is drawn on, and what it shows. */
export type Canvas = {
  context: CanvasRenderingContext2D;
  view: View;
  box: Box;
  looks: Looks;
  /** Where markers stand, in pixels: names keep clear of them. */
  covered: readonly Place[];
};

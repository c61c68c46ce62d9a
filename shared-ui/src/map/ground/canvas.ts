import type { Place } from '../projection.rules.ts';
import type { Box, View } from '../view.rules.ts';
import type { Label } from './ground.rules.ts';
import type { Taken } from './labels.rules.ts';
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

/** What is drawn over the ground, and under its borders and names. */
export type Overlay = {
  draw: (canvas: Canvas) => void;
  /** The towns that are named: of the ground's own, and others. */
  names: (own: Label[]) => Label[];
  /** Whether the ground's own numbers of roads are shown. */
  hasNumbers: boolean;
  /** Writes names of its own where nothing is written yet. */
  write: (canvas: Canvas, taken: Taken[]) => void;
};

import type { Canvas } from './canvas.ts';
import type { Ground, Label } from './ground.rules.ts';
import { isForScale, placed, type Taken } from './labels.rules.ts';

/** From this many pixels a map unit on roads have their numbers. */
const NUMBERS_FROM = 1.4;
/** Light about letters, in pixels, that parts them from lines. */
const HALO = 3;
/** A marker reaches so far from its middle, in pixels. */
const MARKER = 17;
const NUMBER_SIZE = 10;

/** The size of a name in pixels: great towns are written larger, counties small and wide apart. */
const sizeOf = ({ rank }: Label) => (rank === 0 ? 10.5 : rank <= 2 ? 13 : rank <= 4 ? 12 : 11);
const weightOf = ({ rank }: Label) => (rank > 0 && rank <= 3 ? 600 : 400);

/** Names of towns and counties, then numbers of roads, as far as there is room for each; answers what they take. */
export function drawLabels(
  { context, view, box, looks, covered }: Canvas,
  towns: Label[],
  numbers: Ground['numbers'],
): Taken[] {
  const taken = covered.map(({ x, y }): Taken => {
    const [west, east, north, south] = [x - MARKER, x + MARKER, y - MARKER, y + MARKER];
    return { west, east, north, south };
  });
  context.setLineDash([]);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const write = (label: Label) => {
    context.font = `${weightOf(label)} ${sizeOf(label)}px ${looks.font}`;
    context.letterSpacing = label.rank === 0 ? '1px' : '0px';
  };
  const sized = (label: Label) => {
    write(label);
    return { width: context.measureText(label.text).width, height: sizeOf(label) };
  };
  const shown = towns.filter((label) => isForScale(label, view.scale));
  context.lineWidth = HALO;
  for (const { label, x, y } of placed(shown, view, box, sized, taken)) {
    write(label);
    context.strokeStyle = looks.land;
    context.strokeText(label.text, x, y);
    context.fillStyle = label.rank > 0 && label.rank <= 3 ? looks.town : looks.words;
    context.fillText(label.text, x, y);
  }
  if (view.scale < NUMBERS_FROM) return taken;
  context.letterSpacing = '0px';
  context.font = `600 ${NUMBER_SIZE}px ${looks.font}`;
  const number = ({ text }: Label) => ({
    width: context.measureText(text).width + 6,
    height: NUMBER_SIZE + 4,
  });
  for (const { label, x, y } of placed(numbers, view, box, number, taken)) {
    const { width, height } = number(label);
    context.beginPath();
    context.roundRect(x - width / 2, y - height / 2, width, height, 3);
    context.fillStyle = looks.land;
    context.fill();
    context.strokeStyle = looks.border;
    context.lineWidth = 0.8;
    context.stroke();
    context.fillStyle = looks.words;
    context.fillText(label.text, x, y + 0.5);
  }
  return taken;
}

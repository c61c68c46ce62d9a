import type { RoadKind } from './ground.rules.ts';

/** Tokens that the ground is drawn with, by what they colour. */
const TOKENS = {
  around: '--c-map',
  water: '--c-map-water',
  land: '--c-map-land',
  urban: '--c-map-urban',
  green: '--c-map-green',
  building: '--c-map-line',
  county: '--c-map-line',
  road: '--c-map-road',
  edge: '--c-map-edge',
  great: '--c-map-great-road',
  border: '--c-line-strong',
  words: '--c-text-muted',
  town: '--c-text',
} as const;

export type Looks = Record<keyof typeof TOKENS, string> & { font: string };

/** What the system's own colours paint, where it sets them: lines and words on its ground. */
const SYSTEM: Record<keyof typeof TOKENS, string> = {
  around: 'Canvas',
  water: 'Canvas',
  land: 'Canvas',
  urban: 'Canvas',
  green: 'Canvas',
  building: 'Canvas',
  county: 'GrayText',
  road: 'GrayText',
  edge: 'Canvas',
  great: 'CanvasText',
  border: 'CanvasText',
  words: 'CanvasText',
  town: 'CanvasText',
};

/** A colour of the system as it is set now: a canvas does not know it by its name. */
function systemColour(element: HTMLElement, name: string): string {
  element.style.color = name;
  return getComputedStyle(element).color;
}

/** The colours and the letters of the page as they are now. */
export function looksOf(element: HTMLElement): Looks {
  const style = getComputedStyle(element);
  const isForced = window.matchMedia('(forced-colors: active)').matches;
  const colours = Object.entries(TOKENS).map(([name, token]) => [
    name,
    isForced
      ? systemColour(element, SYSTEM[name as keyof typeof TOKENS])
      : style.getPropertyValue(token).trim(),
  ]);
  return { ...(Object.fromEntries(colours) as Record<keyof typeof TOKENS, string>), font: style.fontFamily };
}

/** Widths of the roads in pixels: how wide they are at a scale, and how fast that grows. */
const ROAD: Record<RoadKind, { least: number; grows: number; most: number }> = {
  minor: { least: 0.6, grows: 0.16, most: 2 },
  us: { least: 0.7, grows: 0.3, most: 3.5 },
  interstate: { least: 1.3, grows: 0.45, most: 5 },
};

/** How wide a road is drawn at a scale, in pixels. */
export function roadWidth(kind: RoadKind, scale: number): number {
  const { least, grows, most } = ROAD[kind];
  return Math.min(most, least + grows * scale);
}

/** Over how many map units before their edges the layers fade, and over how many pixels at least: less looks like an edge. */
const [FADE_UNITS, FADE_PX] = [60, 110];

/** How deep the fading of the layers' edges is at a scale, in pixels. */
export const fadeDepth = (scale: number): number => Math.max(FADE_PX, FADE_UNITS * scale);

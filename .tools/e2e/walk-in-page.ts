// What runs in the page during a walk by keys: each press of Tab measures where the one before it has led to.
import type * as Controls from './controls-in-page.ts';
import type * as Targets from './pointer-targets.ts';

// all files of the walk are one in the page
declare const calledIn: typeof Controls.calledIn;
declare const drawnOf: typeof Controls.drawnOf;
declare const nameOf: typeof Controls.nameOf;
declare const outOfReach: typeof Targets.outOfReach;

/** A stop of the focus, and what is wrong with it. */
type Stop = { at: string; faults: string[] };
/** How a stop looked with the focus. */
type Last = { element: Element; look: string[]; stop: Stop };
/** What is kept in the page during a walk. */
type Walk = {
  within: Element;
  seen: Set<Element>;
  /** What stood in its messages when it began. One that comes later may come where the keys have been already. */
  messages: ReadonlySet<Element>;
  stops: Stop[];
  last: Last | null;
  /** How often the focus was on nothing; once it may, between the end of the page and its start. */
  lost: number;
  /** The keys have come round to the first stop, or left what is walked through. */
  ended: boolean;
};
type Walking = Window & { walk?: Walk };

/** How the control looks, what is drawn in its place, and what is around it: a line each. */
export function lookOf(element: Element): string[] {
  const drawn = drawnOf(element);
  const inside = drawn === element ? [] : [...drawn.querySelectorAll('*')];
  return [element, drawn, drawn.parentElement ?? drawn, ...inside].map((one) => {
    const { outlineStyle, outlineWidth, outlineColor, ...style } = getComputedStyle(one);
    const ring = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    const { boxShadow, borderColor, borderWidth, backgroundColor, textDecorationLine, stroke } = style;
    return [ring, boxShadow, borderColor, borderWidth, backgroundColor, textDecorationLine, stroke].join('|');
  });
}

/** Nothing, or why the control can't be seen in the window now: it is outside of it, or something lies on the whole of it. */
export function hiddenBy(element: Element): string[] {
  const drawn = drawnOf(element);
  const boxes = [...drawn.getClientRects()]
    .map(({ left, top, right, bottom }) => {
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
      return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y };
    })
    .filter(({ width, height }) => width > 1 && height > 1);
  if (boxes.length === 0) return ['outside of the window'];
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isFree = ({ x, y, width, height }: (typeof boxes)[number]) =>
    parts.some((right) =>
      parts.some((down) => drawn.contains(document.elementFromPoint(x + width * right, y + height * down))),
    );
  return boxes.some(isFree) ? [] : ['covered'];
}

/** Whether a box that is `out` px wider on all sides lies within another. */
export function liesIn(box: DOMRect, out: number, within: DOMRect): boolean {
  const [across, down] = [
    [box.left - out - within.left, within.right - box.right - out],
    [box.top - out - within.top, within.bottom - box.bottom - out],
  ];
  return [...across, ...down].every((room) => room > -0.5);
}

/** Nothing, or which box that scrolls or hides cuts the ring around a control that it shows as a whole. */
export function cutRing(element: Element): string[] {
  const ringed = drawnOf(element);
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(ringed);
  // a marker stands where its counter is, at the edge of the map too
  if (outlineStyle === 'none' || ringed.closest('.cx-markers')) return [];
  const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
  const box = ringed.getBoundingClientRect();
  for (let around = ringed.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const hides = around.getBoundingClientRect();
    const isHiding = overflowX !== 'visible' || overflowY !== 'visible';
    if (isHiding && liesIn(box, 0, hides) && !liesIn(box, out, hides))
      return [`its ring is cut by ${calledIn(around).slice(0, 80)}`];
    if (position === 'fixed') return [];
  }
  return [];
}

/** Whether the stop before looks with the focus as it does without. */
export function compareLast({ last }: Walk): void {
  if (!last?.element.isConnected || last.element === document.activeElement) return;
  const look = lookOf(last.element);
  if (look.join() === last.look.join()) last.stop.faults.push('does not show the focus');
}

/** Looks at where the focus is, and at how the stop before it looks without. */
export function takeStop(walk: Walk): void {
  // what moves or fades in is looked at as it will be
  for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish();
  compareLast(walk);
  walk.last = null;
  const element = document.activeElement;
  if (walk.ended) return;
  if (!element || element === document.body) {
    walk.lost += 1;
    return;
  }
  const [first] = walk.seen;
  const isOut = !walk.within.contains(element);
  if (isOut && walk.within.localName === 'dialog')
    walk.stops.push({ at: calledIn(element), faults: ['has the focus, and is outside of the dialog'] });
  walk.ended = element === first || isOut;
  if (walk.ended) return;
  const stop: Stop = { at: calledIn(element), faults: [...hiddenBy(element), ...cutRing(element)] };
  if (walk.lost > 1) stop.faults.push('comes after nothing had the focus');
  if (walk.seen.has(element)) stop.faults.push('comes twice');
  if (nameOf(element) === '') stop.faults.push('has no name');
  walk.lost = Math.min(walk.lost, 1);
  walk.seen.add(element);
  walk.stops.push(stop);
  walk.last = { element, look: lookOf(element), stop };
}

/** What stands in the messages of a part of the page. */
export const inMessages = (within: Element): Element[] => [...within.querySelectorAll('.cx-messages *')];

/** Begins a walk from where the focus is, within a part of the page. */
export function beginWalk(within: Element): void {
  const walking = window as Walking;
  const isFirst = walking.walk === undefined;
  const lost = within.localName === 'main' ? 1 : 0;
  const messages = new Set(inMessages(within));
  walking.walk = { within, seen: new Set(), messages, stops: [], last: null, lost, ended: false };
  if (!isFirst) return;
  const take = ({ key }: KeyboardEvent) => key === 'Tab' && walking.walk && takeStop(walking.walk);
  window.addEventListener('keydown', take, { capture: true });
}

/** Begins one at the start of the page, or of its content as the link to it does. */
export function beginWalkOf(what: 'page' | 'content'): void {
  const start = (what === 'content' && document.getElementById('main')) || document.body;
  const index = start.getAttribute('tabindex');
  start.tabIndex = -1;
  start.focus();
  if (index === null) start.removeAttribute('tabindex');
  beginWalk(start);
}

/** Begins one back over all stops of the walk before. */
export function beginWalkBack(): void {
  const { seen = new Set<Element>() } = (window as Walking).walk ?? {};
  const last = [...seen].at(-1);
  if (last instanceof HTMLElement) last.focus();
  beginWalk(document.body);
}

/** Whether the walk is over. */
export const hasEnded = (): boolean => (window as Walking).walk?.ended ?? true;

/** What the walk came to, and what was wrong there. */
export function walked(): { stops: string[]; faults: string[] } {
  const { walk } = window as Walking;
  if (!walk) return { stops: [], faults: ['no walk was begun'] };
  const came = inMessages(walk.within).filter((one) => !walk.messages.has(one));
  const stops = walk.stops.filter(({ at }) => at !== calledIn(walk.within));
  return {
    stops: stops.map(({ at }) => at),
    faults: [
      ...stops.flatMap(({ at, faults }) => faults.map((fault) => `${at} ${fault}`)),
      ...outOfReach(walk.within, new Set([...walk.seen, ...came])).map(
        (one) => `${one} is out of reach of Tab`,
      ),
    ],
  };
}

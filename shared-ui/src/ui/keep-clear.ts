import { placesIn, scrolledClear, sideFor, type Rect, type Side } from './message-place.rules.ts';

/** What is worked at in one: its name, its hint and what is wrong with it stay in view too. */
const FIELD = '.cx-field';
const DIALOG = '.cx-dialog';
/** So long what is read out is away before it comes once more. */
const UNHEARD_MS = 100;

/**
 * Keeps messages off what has the focus and, where both can be, off the buttons of its form: they stand at the lower edge
 * of what is seen of the window until that is in the way, and then below the bar. While a dialog is open they are in it:
 * what lies behind one can't be pressed, and isn't read out. Otherwise they are only drawn elsewhere, so nothing else moves.
 * Answers how to stop.
 */
export function keepClear(stack: HTMLElement): () => void {
  const home = stack.parentElement;
  let side: Side = 'bottom';
  let isPressed = false;
  let within: HTMLElement | null = null;
  const place = (event?: Event) => {
    // what is pressed stays free, and under the pointer, until it is let go: its click would be lost
    if (isPressed) return;
    const dialog = stack.closest<HTMLElement>(DIALOG);
    const { places, by } = placesOf(stack, dialog);
    const { field, wanted } = workedAt(stack, dialog);
    // other fields are kept clear where that can be; messages don't go to and fro while a page is being scrolled
    const others = event?.type === 'scroll' ? [] : fieldsIn(dialog ?? document);
    const clear = sideFor(places, side, wanted, others);
    side = clear ?? 'bottom';
    stack.style.translate = by(side) === 0 ? '' : `0 ${by(side)}px`;
    // nobody's own scrolling is worked against
    if (clear === null && field && !event?.type.startsWith('scroll'))
      (dialog ?? window).scrollBy(0, scrolledClear(places.bottom, field, places.top));
  };
  const move = () => {
    const to = topDialog() ?? home;
    if (!to || stack.parentElement === to) return;
    to.append(stack);
    // what comes late makes a dialog higher, and brings its buttons under the messages
    if (within) sizes?.unobserve(within);
    within = to === home ? null : to;
    if (within) sizes?.observe(within);
    place();
  };
  const stop = new AbortController();
  const { signal } = stop;
  const sizes = watch(stack, place, signal);
  watchDialogs(move, signal);
  watchPressing((now) => {
    isPressed = now;
    place();
  }, signal);
  move();
  if (stack.parentElement !== home) tellAgain(stack);
  place();
  return () => {
    stop.abort();
    if (stack.parentElement !== home) home?.append(stack);
    stack.style.translate = '';
  };
}

/** Tells of all that may bring messages and what is worked at together; answers what tells of sizes. */
function watch(
  stack: HTMLElement,
  place: (event?: Event) => void,
  signal: AbortSignal,
): ResizeObserver | null {
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => place());
  observer?.observe(stack);
  signal.addEventListener('abort', () => observer?.disconnect());
  document.addEventListener('focusin', place, { signal });
  for (const change of ['scroll', 'scrollend'])
    document.addEventListener(change, place, { signal, capture: true, passive: true });
  window.addEventListener('resize', place, { signal });
  for (const change of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(change, place, { signal });
  return observer;
}

/** Tells when something is pressed, and when it was let go and clicked. */
function watchPressing(tell: (isPressed: boolean) => void, signal: AbortSignal): void {
  const letGo = () => setTimeout(() => signal.aborted || tell(false));
  document.addEventListener('pointerdown', () => tell(true), { signal, capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, letGo, { signal, capture: true });
}

/** Tells of each dialog that opens or closes, before anything is drawn: one that closes takes along what is in it. */
function watchDialogs(move: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(move);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The dialog over all others: of several that are open it has the focus. */
function topDialog(): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>(`${DIALOG}[open]`)];
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1);
}

/** Where the messages would stand at both edges, and by how much they are drawn away from where they are laid out. */
function placesOf(stack: HTMLElement, dialog: HTMLElement | null) {
  const drawnBy = Number.parseFloat(stack.style.translate.split(' ')[1] ?? '0');
  const now = stack.getBoundingClientRect();
  const laidOut = { left: now.left, top: now.top - drawnBy, right: now.right, bottom: now.bottom - drawnBy };
  const { clientHeight: height } = document.documentElement;
  // what the page keeps free for its bar, which a dialog lies over
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const visual = window.visualViewport ?? null;
  const foot = dialog?.querySelector('.cx-dialog-foot')?.getBoundingClientRect();
  const places = placesIn(laidOut, { height, visual, bar: dialog ? 0 : bar, foot });
  return { places, by: (side: Side) => (places[side] ?? places.bottom).top - laidOut.top };
}

/** The field that has the focus; and with it what has that there, and the buttons that send its form or that its dialog has. */
function workedAt(stack: HTMLElement, dialog: HTMLElement | null): { field: Rect | null; wanted: Rect[] } {
  const control = document.activeElement;
  const isAt = control && control !== document.body && control !== dialog && !stack.contains(control);
  if (!isAt) return { field: null, wanted: dialog ? buttonsOf(dialog) : [] };
  const field = control.closest(FIELD)?.getBoundingClientRect();
  const at = control.getBoundingClientRect();
  // a long list of choices is one field: the one at hand is enough
  const rect = field && field.height < window.innerHeight / 3 ? field : at;
  const around = dialog ?? control.closest('form');
  // in a list that is open it stands elsewhere than its field
  return { field: rect, wanted: [rect, at, ...(around ? buttonsOf(around) : [])] };
}

const fieldsIn = (around: ParentNode) =>
  [...around.querySelectorAll(FIELD)].map((field) => field.getBoundingClientRect());

/** What sends comes before what closes: a dialog is closed by its foot and by Escape, too. */
const buttonsOf = (around: Element) =>
  ['[type="submit"], .cx-dialog-foot button', '.cx-dialog-head button'].flatMap((buttons) =>
    [...around.querySelectorAll(buttons)].map((button) => button.getBoundingClientRect()),
  );

/** What came behind a dialog is not read out, nor what was moved there: it comes once more where it is heard. */
function tellAgain(stack: HTMLElement): void {
  const messages = stack.querySelectorAll<HTMLElement>('.cx-alert');
  for (const { style } of messages) style.visibility = 'hidden';
  setTimeout(() => messages.forEach(({ style }) => style.removeProperty('visibility')), UNHEARD_MS);
}

// What runs in the page: buttons that open something, what is open, and where the focus is then.
import type * as Controls from './controls-in-page.ts';
import type * as Walk from './walk-in-page.ts';

// all files of the walk are one in the page
declare const beginWalk: typeof Walk.beginWalk;
declare const calledIn: typeof Controls.calledIn;
declare const drawnOf: typeof Controls.drawnOf;
declare const nameOf: typeof Controls.nameOf;
declare const isUsable: typeof Controls.isUsable;

/** The opener that was pressed. */
type Opening = Window & { pressed?: Element };
/** What an opener has opened: a dialog that takes the whole page, something beside it, or nothing. */
export type Opened = 'modal' | 'popup' | 'unfolded' | null;

/** Which kind of button it is: those that do the same to the rows of one table are one. */
export function kindOf(button: Element): string {
  const rows = button.closest('tr, li')?.closest('table, ul, ol');
  const [first = ''] = nameOf(button).split(/[\s:]/);
  return rows ? `${first} in ${nameOf(rows).slice(0, 30)}` : nameOf(button);
}

/** What may open something: what says so and, unless `said`, every other button but those that move about in what is shown. */
export function openersIn(part: string, said: boolean): Element[] {
  const says = '[aria-haspopup], [aria-expanded]';
  const moves = '[type="submit"], [role="tab"], [role="grid"] *, .p-paginator *, .cx-markers *, .cx-map *';
  const all = [...document.querySelectorAll(part)].flatMap((box) => [
    ...box.querySelectorAll(`button, ${says}`),
  ]);
  const may = all.filter((one) => isUsable(one) && !one.matches(moves) && (!said || one.matches(says)));
  // what tells that it opens something comes first: others may change the page
  return may.toSorted((one, other) => Number(other.matches(says)) - Number(one.matches(says)));
}

/** The kinds of openers there. */
export const kindsIn = (part: string, said: boolean): string[] => [
  ...new Set(openersIn(part, said).map(kindOf)),
];

/** Gives the focus to the first opener of a kind, if there is one still. */
export function goToOpener(part: string, kind: string): boolean {
  const opener = openersIn(part, false).find((one) => kindOf(one) === kind);
  (window as Opening).pressed = opener;
  if (opener instanceof HTMLElement) opener.focus();
  return opener !== undefined && document.activeElement === opener;
}

/** The dialog that is open on top. */
export const dialogOpen = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')]
    .filter((one) => one.checkVisibility())
    .at(-1);

/** What the opener has opened. */
export function openedNow(): Opened {
  const dialog = dialogOpen();
  if (dialog) return dialog.matches(':modal') ? 'modal' : 'popup';
  const opener = (window as Opening).pressed;
  if (opener?.getAttribute('aria-expanded') !== 'true') return null;
  return opener.matches('[aria-haspopup], [role="combobox"]') ? 'popup' : 'unfolded';
}

/** Where the focus is, if it is neither in what is open nor at what has opened it. */
export function strayFocus(): string | null {
  const at = document.activeElement;
  const { pressed: opener } = window as Opening;
  const dialog = dialogOpen();
  if (dialog) return dialog.contains(at) ? null : calledIn(at ?? document.body);
  return opener && at && drawnOf(opener).contains(at) ? null : calledIn(at ?? document.body);
}

/** Whether the focus is back at the opener, or at one of its kind where it was drawn anew. */
export function isBack(kind: string): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && kindOf(at) === kind;
}

/** Begins a walk in the dialog that is open. */
export const beginWalkInside = (): void => beginWalk(dialogOpen() ?? document.body);

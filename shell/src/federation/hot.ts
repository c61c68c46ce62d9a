import type { Hot } from './hot.rules.ts';

let prepared: Hot | null = null;
let taken: Hot | null = null;

/** How changes of the developer's remote come into this page; null where it takes none. */
export const hotness = (): Hot | null => prepared ?? taken;

/** What the page was prepared for before it began, which holds until it is loaded anew; null: for nothing. */
export function setHot(value: Hot | null): void {
  prepared = value;
}

/**
 * Notes what a developer's machine says of itself when its remote is taken. A page that began without its React, because
 * its person signed in later or the machine did not answer in time, is loaded with it at the first change.
 */
export function noteDevelopment(isDevelopment: boolean): void {
  taken = { way: isDevelopment ? 'reload' : 'never' };
}

import { STRANGE, STRANGE_IN_LINES } from './patterns.ts';

/** A text of one line from outside, as one may be typed here: what isn't seen, or turns the direction of writing, is left out. */
export const withoutStrange = (line: string): string => line.replace(STRANGE, '');

/** The same of notes, which keep their lines. */
export const withoutStrangeButLines = (notes: string): string => notes.replace(STRANGE_IN_LINES, '');

/** A text from outside as it is quoted: where something stands that isn't seen, it is seen that there is. Lines and tabs stay. */
export const withStrangeSeen = (text: string): string =>
  text.replace(STRANGE, (sign) => (/[\n\r\t]/.test(sign) ? sign : '\ufffd'));

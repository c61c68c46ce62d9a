import { NO_CONTROL, NO_CONTROL_BUT_LINES } from './patterns.ts';

/** A tab or the end of a line: seen as a blank. A mark of the order of bytes, which the same class holds, is not seen at all. */
const BLANK = /[^\S\ufeff]/;

/** One sign, whole also where it takes two of the text's units. */
const SIGN = /./gsu;

/**
 * What of a text of one line, or of several `lines`, can be seen: signs that the server refuses are left out, and those among them that
 * stand for a blank become one. Who pastes from a page or a sheet, or loads a file, brings such signs along unseen, and could not find
 * what a refusal means.
 */
export function seenText(text: string, { lines = false }: { lines?: boolean } = {}): string {
  const allowed = lines ? NO_CONTROL_BUT_LINES : NO_CONTROL;
  if (allowed.test(text)) return text;
  return text.replaceAll(SIGN, (sign) => {
    if (allowed.test(sign)) return sign;
    return BLANK.test(sign) ? ' ' : '';
  });
}

/** A text from outside as it is quoted: where something stands that isn't seen, it is seen that there is. Lines and tabs stay. */
export const quotedText = (text: string): string =>
  text.replaceAll(SIGN, (sign) => (NO_CONTROL.test(sign) || /[\n\r\t]/.test(sign) ? sign : '\ufffd'));

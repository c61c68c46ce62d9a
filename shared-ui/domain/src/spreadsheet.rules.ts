/** What spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet shows and never runs (E3). */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Starts a file that spreadsheets are to read as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

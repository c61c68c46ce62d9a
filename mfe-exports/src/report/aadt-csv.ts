import { unparse } from 'papaparse';
import type { AadtTable } from 'shared-domain';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The table as a CSV file; a text that a spreadsheet would take for a formula is made harmless (E3). */
export function aadtCsv(table: AadtTable): string {
  return `${BYTE_ORDER_MARK}${unparse(table, { newline: '\r\n', escapeFormulae: true })}\r\n`;
}

/** The file's name: the day 'YYYY-MM-DD' it was made, and the station (E4). */
export const aadtFileName = (day: string, station: string): string => `${day} AADT ${station}.csv`;

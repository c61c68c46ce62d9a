import { call } from 'shared-ui/api';
import type { CountImport } from 'shared-domain';

/** How many imports the server answers at a time. */
export const IMPORTS_PAGE = 50;

/** The imports of the person's agency, the newest first; of one station, and those before another, if asked for. */
export function listImports(narrowed: { station?: string; before?: number } = {}): Promise<CountImport[]> {
  return call('GET /imports', { query: narrowed });
}

/** The lines that an import refused, as the text of a CSV file that spreadsheets read as UTF-8. */
export async function rejectedLines(id: number): Promise<string> {
  const text: string = await call('GET /imports/:id/rejected', { params: { id: String(id) } });
  return `\uFEFF${text.replace(/^\uFEFF/, '')}`;
}

/** Starts to take back what an import wrote. */
export async function undoImport(id: number): Promise<CountImport> {
  const reply = await call('POST /imports/:id/undo', { params: { id: String(id) } });
  return reply.import;
}

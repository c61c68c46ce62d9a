import { text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { insertRows, type RowFor } from '../../platform/db/insert-rows.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { openDataFiles } from '../store/open-data.tables.ts';

/** The kinds of files of an agency's year. */
export const OPEN_FILES = ['parquet', 'zip'] as const;
export type OpenFileKind = (typeof OPEN_FILES)[number];

/** What a file of a year is called where files are kept. */
export const openFileName = (year: number, kind: OpenFileKind): string => `open-${year}.${kind}`;
/** All of them. */
export const openFileNames = (year: number): string[] => OPEN_FILES.map((kind) => openFileName(year, kind));

/** The files that are made. */
export async function selectOpenFiles(db: Queryable): Promise<string[]> {
  const rows = await readRows(db, shape({ name: text }), 'select name from open_data_files');
  return rows.map(({ name }) => name);
}

/** Says that a file is there. */
export async function keepMade(db: Queryable, file: RowFor<typeof openDataFiles>): Promise<void> {
  await insertRows(db, openDataFiles, [file]);
}

/** A file that is there no more is made again. */
export async function forgetOpenFile(db: Queryable, name: string): Promise<void> {
  await db.query('delete from open_data_files where name = $1', [name]);
}

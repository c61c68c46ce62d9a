import { countLines, refusalByRows, type CountFile } from './vendors/read-count-file.ts';
import type { LineError } from './vendors/line-errors.ts';
import type { RowReader } from './vendors/reading.ts';
import { rowReader } from './vendors/row-reader.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Text } from '../../platform/text/language.ts';
import { checkReading, openRequested, type Reading } from './check-import.ts';
import type { ImportJobRow } from './imports.sql.ts';
import { texts } from './texts.ts';
import { storedName } from './uploads.sql.ts';

/** Why a file is not imported, and which of its lines can't be taken. */
export type Refusal = { message: Text; errors: LineError[]; rejected: number };

/** The first and the last interval of a file's counts, in wall-clock minutes. */
export type Ends = { first: number; last: number };

/** Opens the file of an import; a refusal here means that it has gone or changed since it was asked for. */
export async function openForJob(
  { request, created_at, time_zone }: ImportJobRow,
  files: FileStore,
): Promise<Reading | { refused: Refusal }> {
  try {
    const reading = await openRequested(files, request, time_zone, new Date(created_at));
    checkReading(reading, request);
    return reading;
  } catch (error) {
    if (!(error instanceof ApiProblem) || typeof error.text === 'string') throw error;
    return { refused: { message: error.text, errors: [], rejected: 0 } };
  }
}

/**
 * Reads the whole file and answers why it can't be imported, or from when to when its counts go. `told` hears of the share
 * that is read.
 */
export async function readThrough(
  { file, options }: Reading,
  size: number,
  told: (share: number) => Promise<void>,
): Promise<{ refused: Refusal } | { ends: Ends | null }> {
  const reader = rowReader(file.layout, options);
  const watched: CountFile = { ...file, bytes: () => watch(file.bytes(), size, told) };
  for await (const batch of countLines(watched, reader)) void batch;
  const refused = refusalBy(reader, options.interval);
  if (refused) return { refused };
  const { first, last } = reader;
  return { ends: first === null || last === null ? null : { first, last } };
}

function refusalBy(reader: RowReader, interval: number): Refusal | null {
  const whole = refusalByRows(reader, interval);
  if (whole) return { message: whole, errors: [], rejected: 0 };
  const { kept, rejected } = reader.lineErrors;
  return rejected > 0 ? { message: texts.badLines({ count: rejected }), errors: kept, rejected } : null;
}

/** What there is to say about a file beside its counts, once it was read. */
export function warningsOf({ file }: Reading, reader: RowReader): Text[] {
  return [...(file.layout.warnings ?? []), ...reader.lineErrors.warnings.values()];
}

/** How large an upload is, in bytes. */
export async function sizeOf(files: FileStore, uploadId: string): Promise<number> {
  return (await files.size(storedName(uploadId))) ?? 1;
}

/** Tells how much has been read, at most twice a second. */
async function* watch(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
  told: (share: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  let next = Date.now() + 500;
  for await (const piece of bytes) {
    read += piece.byteLength;
    if (Date.now() >= next) {
      next = Date.now() + 500;
      await told(Math.min(read / size, 1));
    }
    yield piece;
  }
}

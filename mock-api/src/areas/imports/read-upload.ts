import { wallMinutesAt } from 'shared-ui/domain';
import type { Layout } from '../../domain/count-files/layout.ts';
import {
  countLines,
  orderOf,
  refusalByStep,
  type FileHead,
} from '../../domain/count-files/read-count-file.ts';
import {
  RowCheck,
  type CountLine,
  type LineProblem,
  type ReadingOptions,
} from '../../domain/count-files/row-check.ts';
import { texts as fileTexts } from '../../domain/count-files/texts.ts';
import type { FileStore } from '../../files/index.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { Text } from '../../http/language.ts';
import { columnsOf, readLayout } from './check-import.ts';
import type { ImportJobRow } from './imports.sql.ts';
import { texts } from './texts.ts';
import { storedName } from './uploads.sql.ts';

/** An uploaded file that has been recognised and can be read, more than once. */
export type Reading = {
  head: FileHead;
  layout: Layout;
  options: ReadingOptions;
  bytes: () => AsyncIterable<Uint8Array>;
  size: number;
};

/** Why a file is not imported. */
export type Refusal = { message: Text; errors: LineProblem[] };

/** Recognises the file of an import; a refusal here means that it has gone since it was asked for. */
export async function openUpload(
  { upload_id, request, created_at }: ImportJobRow,
  timeZone: string,
  files: FileStore,
): Promise<Reading | { refused: Refusal }> {
  try {
    const { head, layout } = await readLayout(files, upload_id, request.vendor);
    const headers = request.channels.map(({ header }) => header);
    const bytes = () => files.read(storedName(upload_id));
    const options = {
      columns: columnsOf(layout, headers),
      interval: request.interval,
      timeZone,
      now: wallMinutesAt(new Date(created_at), timeZone),
      order: await orderOf(bytes, head, layout),
    };
    return { head, layout, bytes, options, size: (await files.size(storedName(upload_id))) ?? 1 };
  } catch (error) {
    if (!(error instanceof ApiProblem) || typeof error.text === 'string') throw error;
    return { refused: { message: error.text, errors: [] } };
  }
}

/** Reads the whole file and answers why it can't be imported, or null. `told` hears of the share that is read. */
export async function refusalOf(
  reading: Reading,
  told: (share: number) => Promise<void>,
): Promise<Refusal | null> {
  const rows = new RowCheck(reading.layout, reading.options);
  const bytes = () => watched(reading, told);
  for await (const batch of countLines(bytes, reading.head, reading.layout, rows)) void batch;
  if (rows.refusal) return { message: rows.refusal, errors: [] };
  if (rows.days > rows.lines / 2) return { message: fileTexts.daily, errors: [] };
  const byStep = refusalByStep(rows.step, reading.options.interval);
  if (byStep) return { message: byStep, errors: [] };
  const { problems } = rows;
  if (problems.length > 0) return { message: texts.badLines(problems.length), errors: problems };
  return rows.first === null ? { message: fileTexts.noCounts, errors: [] } : null;
}

/** The file's counts in batches; `rows` keeps what is known about all of them. */
export function countsOf(reading: Reading, rows: RowCheck): AsyncGenerator<CountLine[]> {
  return countLines(reading.bytes, reading.head, reading.layout, rows);
}

/** Tells how much has been read, at most twice a second. */
async function* watched(
  { bytes, size }: Reading,
  told: (share: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  let next = Date.now() + 500;
  for await (const piece of bytes()) {
    read += piece.byteLength;
    if (Date.now() >= next) {
      next = Date.now() + 500;
      await told(read / size);
    }
    yield piece;
  }
}

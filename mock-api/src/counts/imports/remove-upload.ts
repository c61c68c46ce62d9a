import type { JobDeps } from '../../platform/queue/queue.ts';
import { deleteUpload, storedName } from './uploads.sql.ts';

/** The file goes first: a row without its file is harmless, a file without its row would wait for the next sweep. */
export async function removeUpload(id: string, { db, files }: Pick<JobDeps, 'db' | 'files'>): Promise<void> {
  await files.remove(storedName(id));
  await deleteUpload(db, id);
}

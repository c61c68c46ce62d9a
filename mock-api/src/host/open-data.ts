import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import type { HostOptions } from './options.ts';

/** Opens the data that the server has, for a command; a sentence where there are none or where the server has them open. */
export async function openData({ databaseUrl, dataFolder }: HostOptions): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);
  if (!existsSync(path.join(dataFolder, 'database')))
    throw new Error(
      `There is no data in ${dataFolder}. Set COUNT_EXCHANGE_DATA or DATABASE_URL as for the server.`,
    );
  try {
    return await openEmbedded(dataFolder);
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nIf the server is running: the embedded database takes one process at a time. Stop the server, run this command again, and start it. Nothing was changed.`,
      { cause: error },
    );
  }
}

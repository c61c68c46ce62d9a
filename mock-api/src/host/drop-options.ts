import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { TAKING } from '../counts/drops/taking.ts';
import { roleFrom, takesJobs } from './role.rules.ts';

type Env = Record<string, string | undefined>;

/**
 * The folder in which agencies' files arrive; null unless the environment names one. A process that works on jobs has to have it: what
 * keeps it from that is a sentence.
 */
export function dropFolderFrom(env: Env): string | null {
  const { DROP_FOLDER: text } = env;
  if (!text) return null;
  const folder = path.resolve(text);
  if (!takesJobs(roleFrom(env))) return folder;
  try {
    if (statSync(folder).isDirectory()) {
      accessSync(folder, constants.R_OK | constants.X_OK);
      // the folder itself may be the system's, as that of a jail has to be
      const taking = path.join(folder, TAKING);
      mkdirSync(taking, { recursive: true, mode: 0o700 });
      accessSync(taking, constants.R_OK | constants.W_OK | constants.X_OK);
      return folder;
    }
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Error(`DROP_FOLDER: ${folder} can't be used (${why}).`, { cause: error });
  }
  throw new Error(`DROP_FOLDER: ${folder} is no folder.`);
}

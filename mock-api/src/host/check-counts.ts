import { parseArgs } from 'node:util';
import {
  mendKept,
  readDifferences,
  stationsWithCounts,
  type Difference,
} from '../counts/store/kept-sums.sql.ts';
import type { Database } from '../platform/db/database.ts';
import { asCommand } from './as-command.ts';
import { openData } from './open-data.ts';
import { optionsFrom } from './options.ts';

const OFF = { type: 'boolean', default: false } as const;

/** What the command line asks for; `--mend` is what `--fix` was called at first, and stands in people's scripts. */
export function checkFrom(args: string[]): { mend: boolean } {
  const { values } = parseArgs({ args, options: { fix: OFF, mend: OFF } });
  return { mend: values.fix || values.mend };
}

/**
 * Compares what is kept beside the counts (months, certified days and their revisions) with what the counts add up to, station by station,
 * tells each row that differs, and mends it where that is asked; answers how many differ.
 */
export async function checkCounts(
  db: Database,
  { mend, say }: { mend: boolean; say: (line: string) => void },
): Promise<number> {
  let wrong = 0;
  const stations = await stationsWithCounts(db);
  for (const station of stations) {
    const found = mend
      ? await db.transaction((tx) => mendKept(tx, station))
      : await readDifferences(db, station);
    for (const difference of found) say(told(difference));
    wrong += found.length;
  }
  say(`${stations.length} stations compared: ${verdict(wrong, mend)}`);
  return wrong;
}

function told({ station, table, row, kept, counted }: Difference): string {
  return `Station ${station}, ${table}, ${row}: kept ${kept ?? 'nothing'}, counted ${counted ?? 'nothing'}.`;
}

function verdict(wrong: number, mend: boolean): string {
  if (wrong === 0) return 'everything is kept as it is counted.';
  return mend
    ? `rows that were wrong and are fixed: ${wrong}.`
    : `rows that are wrong: ${wrong}. Nothing was changed; npm run check-counts -- --fix fixes them.`;
}

async function main(): Promise<void> {
  const { mend } = checkFrom(process.argv.slice(2));
  const options = optionsFrom(process.env);
  const db = await openData(options);
  try {
    const wrong = await checkCounts(db, { mend, say: options.say });
    if (wrong > 0 && !mend) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

if (import.meta.main) asCommand(main);

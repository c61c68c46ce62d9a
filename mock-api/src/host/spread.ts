import { parseArgs } from 'node:util';
import { openPostgres } from '../platform/db/postgres.ts';
import { asCommand } from './as-command.ts';
import { optionsFrom } from './options.ts';
import { coordinatorFrom, machineFrom, namedAddress, type Machine } from './spread/machine.rules.ts';
import { EMBEDDED } from './spread/refusal.rules.ts';
import { spread } from './spread/spread.ts';

/** The connections of this command, by which it tells them from those of servers. */
const NAME = 'count-exchange-spread';

/** What the command line asks for; a sentence where a machine is not named as one. */
export function spreadFrom(args: string[]): { add: Machine[]; coordinator: string | undefined } {
  const { values } = parseArgs({
    args,
    options: { 'add-worker': { type: 'string', multiple: true }, coordinator: { type: 'string' } },
  });
  return { add: (values['add-worker'] ?? []).map(machineFrom), coordinator: values.coordinator };
}

async function main(): Promise<void> {
  const { add, coordinator: told } = spreadFrom(process.argv.slice(2));
  const { databaseUrl, say } = optionsFrom(process.env);
  if (databaseUrl === null) throw new Error(EMBEDDED);
  const coordinator = coordinatorFrom(databaseUrl, told, add);
  const db = openPostgres(namedAddress(databaseUrl, NAME));
  try {
    await spread(db, { add, coordinator, say });
  } finally {
    await db.close();
  }
}

if (import.meta.main) asCommand(main);

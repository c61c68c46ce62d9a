import { parseArgs } from 'node:util';
import { isEmail } from 'shared-domain';
import { agencies, users } from '../people/account/people.tables.ts';
import { newPasswordLink } from '../people/account/password-link.ts';
import { insertUser } from '../people/users/users.sql.ts';
import type { Database, Queryable } from '../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../platform/db/table.ts';
import { migrate } from './schema/migrate.ts';
import { insertAudit } from '../people/audit/insert-audit.ts';
import { asCommand } from './as-command.ts';
import { openData } from './open-data.ts';
import { optionsFrom } from './options.ts';

/** How long the link that is printed sets a password. */
const HOURS = 24;

/** Whom to make a super admin, and where the link leads to. */
export type AdminRequest = { email: string; name?: string; origin: string; now: Date };

const PERSON = shape(users.pick('id', 'name', 'email', 'agency_id'));
type Person = RowOf<typeof PERSON>;

const RIGHTS = { admin: 1, super_admin: 1, monitors: 1, flag_deployments: 1, flag_next_stations: 1 } as const;

async function restored(db: Queryable, email: string): Promise<Person | undefined> {
  return readRow(
    db,
    PERSON,
    `update users set admin = true, super_admin = true where lower(email) = lower($1)
     returning ${PERSON.sql}`,
    [email],
  );
}

async function added(db: Queryable, { email, name }: AdminRequest): Promise<Person> {
  const agency = await readRow(
    db,
    shape(agencies.pick('id')),
    'select id from agencies where statewide order by id limit 1',
  );
  if (!agency)
    throw new Error('There is no agency here yet. Start the server once, and run this command again.');
  const person = { name: name ?? 'Administrator', email, agency_id: agency.id };
  return { ...person, id: await insertUser(db, { ...person, ...RIGHTS }) };
}

/**
 * Makes somebody a super admin, or gives the right back (A11): whoever may run a command where the data lies. Audited;
 * answers a link to set the password, since nobody is to know somebody else's.
 */
export function makeAdmin(db: Database, request: AdminRequest): Promise<string> {
  const { email, origin, now } = request;
  return db.transaction(async (tx) => {
    const known = await restored(tx, email);
    const person = known ?? (await added(tx, request));
    const detail = { user_id: person.id, name: person.name, email: person.email, added: !known };
    await insertAudit(tx, {
      at: now,
      user: null,
      action: 'user.make-admin',
      detail,
      about: { agency: person.agency_id },
    });
    return newPasswordLink(tx, person, { hours: HOURS, origin, now });
  });
}

/** What the command line asks for; a sentence where it is not whole. */
export function adminRequestFrom(args: string[]): { email: string; name?: string } {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } });
  const email = values.email?.trim() ?? '';
  if (!isEmail(email))
    throw new Error('Whom? npm run make-admin -- --email ada@agency.example [--name "Ada Morgan"]');
  const name = values.name?.trim();
  return name ? { email, name } : { email };
}

async function main(): Promise<void> {
  const asked = adminRequestFrom(process.argv.slice(2));
  const options = optionsFrom(process.env);
  const db = await openData(options);
  try {
    await migrate(db);
    const origin = options.publicUrl ?? `http://localhost:${options.port}`;
    const link = await makeAdmin(db, { ...asked, origin, now: new Date() });
    options.say(
      `${asked.email} is a super admin now. This link sets their password, once and within ${HOURS} hours:\n${link}`,
    );
  } finally {
    await db.close();
  }
}

if (import.meta.main) asCommand(main);

import type { Queryable } from '../../platform/db/database.ts';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import type { RowFor } from '../../platform/db/insert-rows.ts';
import { users } from '../../people/account/people.tables.ts';

type Row = RowFor<typeof users>;

/** The password of the demonstration's accounts. */
export const DEMO_PASSWORD = 'count-exchange';

type Account = { id: number; name: string; email: string; agency_id: number } & Row;

const account = (id: number, name: string, email: string, agency_id: number, rights: Row = {}): Account => ({
  id,
  name,
  email,
  agency_id,
  admin: false,
  super_admin: false,
  flag_deployments: false,
  flag_next_stations: false,
  monitors: false,
  ...rights,
});
const flags = { flag_deployments: true, flag_next_stations: true };

/** Who can sign in to the demonstration. */
const accounts: Account[] = [
  account(1, 'Sam Rivera', 'super@example.org', AGENCY.txdot, {
    admin: true,
    super_admin: true,
    monitors: true,
    ...flags,
  }),
  account(2, 'Ada Morgan', 'admin@example.org', AGENCY.austin, { admin: true, ...flags }),
  account(3, 'Uma Castillo', 'user@example.org', AGENCY.austin),
  account(4, 'Henry Tran', 'houston@example.org', AGENCY.houston),
];

/** People of the other agencies, who have not set a password. */
const others: Account[] = [
  account(5, 'Dana Brooks', 'dallas@example.org', AGENCY.dallas, { admin: true }),
  account(6, 'Santiago Núñez', 'sanantonio@example.org', AGENCY.sanAntonio, { admin: true }),
  account(7, 'Elena Ortega', 'elpaso@example.org', AGENCY.elPaso, { admin: true }),
  account(8, 'Theo Lindqvist', 'tti@example.org', AGENCY.tti),
];

const reviewers = new Map<number, Account>(
  [...others, ...accounts.toReversed()].map((person) => [person.agency_id, person]),
);

/** Who certified the demonstration's counts of an agency. */
export function reviewerOf(agency: number): { id: number; name: string } {
  const person = reviewers.get(agency);
  if (!person) throw new Error(`No account of agency ${agency}`);
  return person;
}

/** Adds the demonstration's accounts; `passwordHash` is that of DEMO_PASSWORD. */
export async function seedAccounts(db: Queryable, passwordHash: string, at: string): Promise<void> {
  await insertRows(db, users, [
    ...accounts.map((person) => ({ ...person, password_hash: passwordHash, created_at: at })),
    ...others.map((person) => ({ ...person, password_hash: null, created_at: at })),
  ]);
  await continueNumbers(db, [users]);
}

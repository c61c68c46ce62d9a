import type { Account } from 'shared-domain';

/** Somebody who may validate, with their agency. */
export type Person = { id: number; name: string; agency_id: number; agency: string };

/** People by their agencies and names. */
export function people(
  users: readonly Pick<Account, 'id' | 'name' | 'agency_id'>[],
  agencies: readonly { id: number; name: string }[],
): Person[] {
  const named = new Map(agencies.map(({ id, name }) => [id, name]));
  return users
    .map(({ id, name, agency_id }) => ({ id, name, agency_id, agency: named.get(agency_id) ?? '' }))
    .toSorted((one, other) => one.agency.localeCompare(other.agency) || one.name.localeCompare(other.name));
}

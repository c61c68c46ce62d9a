import { session } from 'shared-ui/auth';

/** The demo accounts: TxDOT's super admin, Austin's admin, Austin's ordinary user, Houston's ordinary user. */
export type Persona = 'super' | 'admin' | 'user' | 'houston';
/** Their password. */
export const DEMO_PASSWORD = 'count-exchange';
/** A persona's address. */
export const emailOf = (persona: Persona): string => `${persona}@example.org`;

/** Signs a seeded person in through the API, or nobody. */
export async function signInAs(persona: Persona | null): Promise<void> {
  if (persona === null) await session.getState().logout();
  else await session.getState().login(emailOf(persona), DEMO_PASSWORD);
}

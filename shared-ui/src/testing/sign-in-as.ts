import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD, emailOf, type Persona } from '../standalone/personas.ts';

export { DEMO_PASSWORD, emailOf, type Persona };

/** Signs a seeded person in through the API, or nobody. */
export async function signInAs(persona: Persona | null): Promise<void> {
  if (persona === null) await session.getState().logout();
  else await session.getState().login(emailOf(persona), DEMO_PASSWORD);
}

import { session } from 'shared-ui/auth';
import { forgetAll } from 'shared-ui/query';
import { DEMO_PASSWORD, emailOf, type Persona } from '../standalone/personas.ts';

export { DEMO_PASSWORD, emailOf, type Persona };

/** Signs a seeded person in through the API, or nobody; nothing is known of what was asked before. */
export async function signInAs(persona: Persona | null): Promise<void> {
  forgetAll();
  if (persona === null) await session.getState().logout();
  else await session.getState().login(emailOf(persona), DEMO_PASSWORD);
}

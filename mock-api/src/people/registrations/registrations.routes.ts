import { SUPPORT_EMAIL, type Registration } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import type { Language } from '../../platform/text/language.ts';
import { mailWelcome } from '../account/password-link.ts';
import { texts as accountTexts } from '../account/texts.ts';
import { hasAgency, insertUser, selectUser } from '../users/users.sql.ts';
import { register } from './register.routes.ts';
import { decideRegistration, lockRegistration, selectRegistrations } from './registrations.sql.ts';
import { texts } from './texts.ts';

const list = endpoint('GET /registrations', {
  handle: ({ db, input }) => selectRegistrations(db, input.query.status ?? null),
});

/** The registration, locked; refused with 409 once it is decided. */
async function waiting(db: Queryable, id: string): Promise<Registration> {
  const registration = found(await lockRegistration(db, Number(id)));
  if (registration.status !== 'waiting') throw new ApiProblem(409, texts.decided);
  return registration;
}

const approve = endpoint('POST /registrations/:id/approve', {
  handle: async (ctx) => {
    const { db, caller, input, now, audit } = ctx;
    const { id, name, email } = await waiting(db, input.params.id);
    const { agency_id, admin } = input.body;
    if (!(await hasAgency(db, agency_id))) {
      const unknown = [accountTexts.unknownAgency];
      throw new ApiProblem(422, accountTexts.unknownAgency, { errors: { agency_id: unknown } });
    }
    const taken = { field: 'email', text: accountTexts.emailTaken };
    const userId = await refuseTaken(insertUser(db, { name, email, agency_id, admin }), taken);
    const decision = { status: 'approved', by: caller.user.name, at: now(), reason: null } as const;
    await decideRegistration(db, id, decision);
    await mailWelcome(ctx, { id: userId, email });
    const detail = { registration_id: id, user_id: userId, name, email, admin };
    await audit('registration.approve', detail, { agency: agency_id });
    return { success: true as const, user: found(await selectUser(db, userId)) };
  },
});

const reject = endpoint('POST /registrations/:id/reject', {
  handle: async ({ db, caller, input, now, audit, mail }) => {
    const { id, name, email } = await waiting(db, input.params.id);
    const { reason } = input.body;
    await decideRegistration(db, id, { status: 'rejected', by: caller.user.name, at: now(), reason });
    const { rejected, rejectedEnd } = texts;
    const said = (language: Language) =>
      `${rejected[language]}\n${reason}\n${rejectedEnd[language]} ${SUPPORT_EMAIL}.`;
    await mail({ to: email, subject: texts.rejectedSubject, body: { en: said('en'), es: said('es') } });
    await audit('registration.reject', { registration_id: id, name, email, reason });
    return { success: true as const };
  },
});

/** Registrations, from the public form to the decision. */
export const registrations: Endpoint[] = [register, list, approve, reject];

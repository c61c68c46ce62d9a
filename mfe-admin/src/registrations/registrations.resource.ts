import { call } from 'shared-ui/api';
import { ask, invalidate, lookups, type Asked } from 'shared-ui/query';
import type { Agency, Registration } from 'shared-domain';

/** Everybody who asked for an account, decided or not, and the agencies that they can be given to. */
export const registrationsQuery: Asked<{ registrations: Registration[]; agencies: Agency[] }> = {
  queryKey: ['registrations'],
  queryFn: async ({ signal }) => {
    const [registrations, agencies] = await Promise.all([
      call('GET /registrations', { query: {} }, { signal }),
      ask(lookups.agencies),
    ]);
    return { registrations, agencies };
  },
};

/** Decides; the list is asked for anew, if it is refused too: somebody else may have decided. */
async function decide(made: Promise<unknown>): Promise<void> {
  try {
    await made;
  } finally {
    void invalidate(registrationsQuery.queryKey);
    void invalidate(['users']);
  }
}

/** Makes the account; the person gets an e-mail with a link to set the password. 409 when it is decided already. */
export async function approveRegistration(
  registrationId: number,
  account: { agency_id: number; admin: 0 | 1 },
): Promise<void> {
  await decide(
    call('POST /registrations/:id/approve', { params: { id: String(registrationId) }, body: account }),
  );
}

/** Declines; the person gets an e-mail with the reason. 409 when it is decided already. */
export async function rejectRegistration(registrationId: number, reason: string): Promise<void> {
  await decide(
    call('POST /registrations/:id/reject', { params: { id: String(registrationId) }, body: { reason } }),
  );
}

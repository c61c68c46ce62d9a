import { call } from 'shared-ui/api';
import type { Registration } from 'shared-domain';

/** Everybody who asked for an account, decided or not. */
export function loadRegistrations(): Promise<Registration[]> {
  return call('GET /registrations', { query: {} });
}

/** Makes the account; the person gets an e-mail with a link to set the password. 409 when it is decided already. */
export async function approveRegistration(
  registrationId: number,
  account: { agency_id: number; admin: 0 | 1 },
): Promise<void> {
  await call('POST /registrations/:id/approve', { params: { id: String(registrationId) }, body: account });
}

/** Declines; the person gets an e-mail with the reason. 409 when it is decided already. */
export async function rejectRegistration(registrationId: number, reason: string): Promise<void> {
  await call('POST /registrations/:id/reject', { params: { id: String(registrationId) }, body: { reason } });
}

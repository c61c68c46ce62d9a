import { call } from 'shared-ui/api';
import type { OwnSession, SecondFactors } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';

/** One's own factors; apart from what a sign-in needs, which knows no cache. */
export const factorsQuery: Asked<SecondFactors> = {
  queryKey: ['second factors'],
  queryFn: ({ signal }) => call('GET /user/second-factor', {}, { signal }),
  lookAgain: true,
};

/** Has the factors asked for again: one was set up. */
export const factorsChanged = (): void => void invalidate(factorsQuery.queryKey);

export const removeTotp = async (): Promise<void> => {
  await call('DELETE /user/second-factor/totp');
  factorsChanged();
};
export const removePasskey = async (id: number): Promise<void> => {
  await call('DELETE /user/second-factor/passkeys/:id', { params: { id: String(id) } });
  factorsChanged();
};
export const newRecoveryCodes = async (): Promise<string[]> => {
  const { recovery_codes: codes } = await call('POST /user/second-factor/recovery-codes');
  factorsChanged();
  return codes ?? [];
};

/** Where one is signed in. */
export const sessionsQuery: Asked<OwnSession[]> = {
  queryKey: ['own sessions'],
  queryFn: ({ signal }) => call('GET /user/sessions', {}, { signal }),
  lookAgain: true,
};

export const endSession = async (id: number): Promise<void> => {
  await call('DELETE /user/sessions/:id', { params: { id: String(id) } });
  void invalidate(sessionsQuery.queryKey);
};

export const endOtherSessions = async (): Promise<void> => {
  await call('POST /user/sessions/end-others');
  void invalidate(sessionsQuery.queryKey);
};

import { act } from '@testing-library/react';
import { restoreWork, session, useKeptWork } from 'shared-ui/auth';
import { answerOnce } from './server.ts';

/** Lets the session end under what is open, as after a change of the password elsewhere. */
export async function endSession(): Promise<void> {
  answerOnce('POST /user/me', 401, { error: 'Please sign in.', message: 'Please sign in.' });
  await act(() => session.getState().checkSession());
}

/** Gives back what was typed before the session ended, as the shell's notice does. */
export function restoreTyped(): void {
  const { user } = session.getState();
  const [work] = useKeptWork.getState().list;
  if (!user || !work) throw new Error('Nothing was kept.');
  act(() => restoreWork(user, work));
}

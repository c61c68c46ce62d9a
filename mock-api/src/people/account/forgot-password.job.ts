import { isShutOut, selectAccount } from './account.sql.ts';
import { passwordLinkMail } from './password-link.ts';
import { hasPasswordRequest, takePasswordRequest } from './password-reset.sql.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Job } from '../../platform/queue/queue.ts';

/** Mails a link to set a new password, where the address has an account that can sign in; else it does nothing (A9). */
export const forgotPasswordJob: Job<'forgot-password'> = {
  queue: 'forgot-password',
  run: ({ id }, { db, queue, now }) =>
    db.transaction(async (tx) => {
      const request = await takePasswordRequest(tx, id);
      const account = request && (await selectAccount(tx, request.email));
      if (!account || (await isShutOut(tx, account.user.id))) return;
      // whoever has not set a password yet keeps the time that an invitation has
      const kind = account.password_hash === null ? 'welcome' : 'reset';
      const link = { kind, origin: request.origin, now: now() } as const;
      await sendMail(tx, queue, { ...(await passwordLinkMail(tx, account.user, link)), at: now() });
    }),
  // the request stays for a while, to be tried again from the monitoring page
  fail: () => Promise.resolve(),
  reopen: ({ id }, tx) => hasPasswordRequest(tx, id),
};

import type { Login, User } from 'shared-domain';
import { deviceOf } from './device.rules.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { insertAudit } from '../audit/insert-audit.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endOfSession, keptUntil } from './session-end.rules.ts';
import { deleteExpiredSessions, insertSession } from './session.sql.ts';
import { hashToken, newToken } from '../../platform/http/token.ts';
import { isShutOut, updateLastSignIn } from './account.sql.ts';
import { deviceToken, rememberDevice } from './device.ts';
import { texts } from './texts.ts';

/** Longest text that is kept of what a browser says of itself. */
const USER_AGENT_MAX = 400;

type Call = Pick<
  Ctx<unknown, 'public'>,
  'db' | 'now' | 'settings' | 'address' | 'request' | 'replyHeaders' | 'secure'
>;

/**
 * Begins a session: the one place that gives out tokens; none to the people of an agency that is closed. `secondFactor`
 * says whether one was shown.
 */
export async function startSession(
  { db, now, settings, address, request, replyHeaders, secure }: Call,
  user: User,
  { secondFactor }: { secondFactor: boolean },
): Promise<Login> {
  if (await isShutOut(db, user.id)) throw new ApiProblem(422, texts.agencyClosed);
  const access_token = newToken();
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAX);
  const at = now().getTime();
  const expires = keptUntil(at, at, settings);
  await deleteExpiredSessions(db, now(), settings);
  await insertSession(db, {
    tokenHash: hashToken(access_token),
    userId: user.id,
    now: now(),
    expires: new Date(expires),
    userAgent,
    address,
    secondFactor,
  });
  await updateLastSignIn(db, user.id, now());
  const device = { token: deviceToken(request), userId: user.id, now: now(), secure };
  replyHeaders.append('set-cookie', await rememberDevice(db, device));
  const detail = { device: deviceOf(userAgent), address };
  await insertAudit(db, { at: now(), user, action: 'session.sign-in', detail });
  const { ends } = endOfSession({ created: at, seen: at, expires }, settings);
  return { access_token, user, expires_in: Math.floor((ends - at) / 1000) };
}

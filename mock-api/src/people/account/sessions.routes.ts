import { deviceOf } from './device.rules.ts';
import { found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { deleteSessionsOf } from './session.sql.ts';
import { deleteOwnSession, selectSessions } from './sessions.sql.ts';

const list = endpoint('GET /user/sessions', {
  // sessions are the owner's alone
  runsAs: 'owner',
  handle: async ({ db, caller, now, settings }) => {
    const asked = { tokenHash: caller.tokenHash, now: now(), times: settings };
    const rows = await selectSessions(db, caller.user.id, asked);
    return rows.map(({ user_agent, ...row }) => ({ ...row, device: deviceOf(user_agent) }));
  },
});

const end = endpoint('DELETE /user/sessions/:id', {
  // sessions are the owner's alone
  runsAs: 'owner',
  handle: async ({ db, caller, input, audit, live }) => {
    const gone = found(await deleteOwnSession(db, caller.user.id, Number(input.params.id)));
    await audit('session.end', { device: deviceOf(gone.user_agent), address: gone.address });
    db.afterCommit(() => live.wake(caller.user.id));
    return { success: true as const };
  },
});

const endOthers = endpoint('POST /user/sessions/end-others', {
  // sessions are the owner's alone
  runsAs: 'owner',
  handle: async ({ db, caller, audit, live }) => {
    const count = await deleteSessionsOf(db, caller.user.id, caller.tokenHash);
    if (count > 0) await audit('session.end-others', { ended: count });
    db.afterCommit(() => live.wake(caller.user.id));
    return { success: true as const, ended: count };
  },
});

/** One's own sessions: seen and ended. */
export const sessions: Endpoint[] = [list, end, endOthers];

import { mayAccess } from 'shared-domain';
import type { Row } from '../db/database.ts';
import type { AheadCtx, Deps, Surroundings } from './context.ts';
import type { Endpoint } from './endpoint.ts';
import type { RawInput } from './read-input.ts';
import type { Noted } from './refused.rules.ts';
import { assertReply } from './reply-check.ts';

type Around = Deps & { around: Surroundings };
type Call = Pick<AheadCtx<never>, 'valid' | 'language'> & {
  raw: RawInput;
  noted: Noted;
  input: () => unknown;
};

/**
 * Answers a call by what was known of its caller a moment ago, and asks in the same round trip, before anything else in the
 * same transaction, whether they are still who they were: a session that has ended, or other rights, and nothing of it is
 * answered. Null where the call goes the ordinary way, which also refuses what is to be refused.
 */
export async function answerAhead(endpoint: Endpoint, deps: Around, call: Call): Promise<Response | null> {
  const { around, cache, db, now, settings } = deps;
  const { raw, noted, valid, language } = call;
  if (
    !endpoint.ahead ||
    endpoint.reply === 'file' ||
    endpoint.owner ||
    // a replica is there to take these
    (deps.replica && endpoint.mayLag === 'all') ||
    around.mostCalls[endpoint.key] !== undefined
  )
    return null;
  const known = around.knownCaller(deps, raw.token);
  if (!known || !mayAccess(endpoint.access, known.caller.user)) return null;
  const { caller } = known;
  const state = { isConfirmed: false };
  const ask: AheadCtx<never>['ask'] = async (statements, { plans, atLength = false } = {}) => {
    const asked = { scope: caller.scope, statements, plans };
    const way = atLength ? db.longReads : db;
    // who they are is asked once for all that the call reads
    if (state.isConfirmed) return way.together({ ...asked, asOwner: [] });
    const [session, ...answers]: Row[][] = await way.together({ ...asked, asOwner: [known.asked] });
    state.isConfirmed = known.isStill(session);
    if (!state.isConfirmed) throw new Error('The caller is no longer who they were.');
    return answers;
  };
  const reply = await attempted(() => {
    around.assertShown(raw.request, caller);
    const input = call.input() as never;
    return endpoint.ahead?.({ ask, caller, cache, valid, language, now, settings, input });
  });
  if (!reply || !state.isConfirmed) return null;
  noted.token = true;
  noted.user = caller.user.id;
  noted.agency = caller.user.agency_id;
  assertReply(endpoint.key, endpoint.reply, reply);
  return Response.json(reply, { headers: around.callerHeaders(caller) });
}

/** What it answers; null where it fails, whatever the reason: the ordinary way meets it again and says so. */
async function attempted<T>(run: () => Promise<T> | undefined): Promise<T | null> {
  try {
    return (await run()) ?? null;
  } catch {
    return null;
  }
}

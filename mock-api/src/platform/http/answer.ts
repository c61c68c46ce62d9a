import { mayAccess } from 'shared-domain';
import type { z } from 'zod';
import { asOwner, type Database, type Transaction } from '../db/database.ts';
import { sendMail } from '../mail/send-mail.ts';
import { answerAhead } from './ahead.ts';
import { ApiProblem, notFound } from './api-problem.ts';
import type { Caller, Ctx, Deps, Surroundings } from './context.ts';
import type { Endpoint } from './endpoint.ts';
import type { Language } from '../text/language.ts';
import { countCall, countUnknownToken } from './counted-calls.ts';
import { lazyTransaction, type LazyTransaction } from './lazy-transaction.ts';
import { lastPart, patiently } from './patience.ts';
import { readInput, type RawInput } from './read-input.ts';
import { answerRecent, writtenCookie } from './recent.ts';
import { readingOf } from './reading.ts';
import type { Noted } from './refused.rules.ts';
import { assertMedia, assertReply } from './reply-check.ts';
import { texts } from './texts.ts';
import { sessionOfTicket } from './ticket.ts';
import { valid } from './validate.ts';

/** The parts that the application is made of, and what the subjects have around a call. */
type Around = Deps & { around: Surroundings };

type Call = {
  request: Request;
  params: Record<string, string>;
  language: Language;
  address: string;
  secure: boolean;
  /** Takes what the log says of the call. */
  noted: Noted;
};

/** Answers one call: who is it, may they, is the input right; then the handler inside its transaction. */
export async function answer(endpoint: Endpoint, deps: Around, call: Call): Promise<Response> {
  call.noted.call = endpoint.key;
  const raw = await readInput(call.request, bodyKind(endpoint), endpoint);
  const checked = <S extends z.ZodType>(schema: S, value: unknown) =>
    valid(schema, value, call.language, deps.around.refusals);
  const inputOf = () => checkInput(endpoint, raw, { params: call.params, checked });
  // whoever looks at a link before a person follows it is not to use it up: a HEAD is its GET, of which nothing is kept
  const isHead = call.request.method === 'HEAD';
  const { noted, language } = call;
  const ahead =
    !isHead && (await answerAhead(endpoint, deps, { raw, noted, language, valid: checked, input: inputOf }));
  if (ahead) return ahead;
  const caller = await admit(endpoint, deps, raw, call);
  await countCall(
    deps.limiter,
    { key: endpoint.key, most: deps.around.mostCalls[endpoint.key] },
    { caller, address: call.address },
  );
  const input = inputOf();
  const scope = caller && !endpoint.owner ? caller.scope : undefined;
  const kept: { position?: string } = {};
  const written = deps.replica && caller ? (position: string) => void (kept.position = position) : undefined;
  const attemptWith = (standby: Database | null) => {
    const behind = endpoint.mayLag === 'all' ? standby : null;
    const transaction = behind
      ? lazyTransaction(behind, { scope }, !isHead)
      : lazyTransaction(deps.db, { scope, written }, !isHead);
    const handle = () =>
      handled(endpoint, transaction, {
        replyHeaders: new Headers(caller ? deps.around.callerHeaders(caller) : {}),
        ...contextOf(deps, transaction.tx, caller),
        reading: readingOf(standby ?? deps.db.longReads, scope, transaction.settle),
        brief: readingOf(behind ?? deps.db, scope, transaction.settle),
        lastPart: lastPart(transaction),
        input,
        valid: checked,
        ...call,
        request: raw.request,
        rawBody: raw.text,
      });
    return patiently(handle, transaction.hasKept);
  };
  const attempt = () => answerRecent(endpoint, deps, { request: raw.request, caller }, attemptWith);
  const response = await deps.around.attempts(attempt, deps, { caller, body: input.body });
  if (kept.position) response.headers.append('set-cookie', writtenCookie(kept.position, call.secure));
  if (isHead) await response.body?.cancel();
  return response;
}

/** The handler's reply, with its transaction committed; rolled back where it refuses. */
async function handled(
  endpoint: Endpoint,
  { settle, abandon }: Pick<LazyTransaction, 'settle' | 'abandon'>,
  ctx: { replyHeaders: Headers; [part: string]: unknown },
): Promise<Response> {
  try {
    let status = 200;
    const accept = (followedAt: string) => {
      status = 202;
      ctx.replyHeaders.set('location', followedAt);
    };
    const handed = { ...ctx, settle, accept };
    const reply = await endpoint.handle(handed as unknown as Parameters<Endpoint['handle']>[0]);
    await settle();
    if (endpoint.reply === 'file') {
      assertMedia(endpoint.key, endpoint.media, reply as Response);
      return reply as Response;
    }
    assertReply(endpoint.key, endpoint.reply, reply);
    return Response.json(reply, { status, headers: ctx.replyHeaders });
  } catch (error) {
    await abandon(error);
    throw error;
  }
}

function bodyKind({ method, body }: Endpoint): 'json' | 'form' | 'none' {
  if (body === 'form') return 'form';
  return method === 'GET' ? 'none' : 'json';
}

/** The caller, refused with 401 when unknown and 403 when the call is not for them; null for public calls. */
async function admit(
  endpoint: Endpoint,
  deps: Around,
  raw: RawInput,
  { noted, address }: Call,
): Promise<Caller | null> {
  if (endpoint.access === 'public') return null;
  const caller = await whoAsks(endpoint, deps, raw, address);
  noted.token = raw.apiToken !== null || raw.token !== null || raw.query.ticket !== undefined;
  if (!caller) {
    const where = endpoint.body === 'form' ? 'form' : 'call';
    if (noted.token) await countUnknownToken(deps.limiter, where, address);
    throw new ApiProblem(401, raw.apiToken === null ? texts.signIn : deps.around.noSuchToken);
  }
  noted.user = caller.user.id;
  noted.agency = caller.user.agency_id;
  const closed = caller.token && deps.around.closedToToken(caller.token, endpoint.key);
  if (closed) throw new ApiProblem(403, closed, { headers: deps.around.callerHeaders(caller) });
  if (!mayAccess(endpoint.access, caller.user)) {
    noted.needs = endpoint.access;
    throw new ApiProblem(403, texts.forbidden, { headers: deps.around.callerHeaders(caller) });
  }
  deps.around.assertShown(raw.request, caller);
  return caller;
}

/** Whom the call comes from: a program by its token, a person by their session or a ticket of it. */
async function whoAsks(
  endpoint: Endpoint,
  deps: Around,
  raw: RawInput,
  address: string,
): Promise<Caller | null> {
  // a program is nobody else besides
  if (raw.apiToken !== null)
    return deps.around.callerOfApiToken(deps, raw.apiToken, { call: endpoint.key, address });
  const isUse = !endpoint.byItself;
  return (await deps.around.findCaller(deps, raw.token, isUse)) ?? holder(endpoint, deps, raw);
}

/** Who was given the ticket that a call without a token carries. */
async function holder(endpoint: Endpoint, deps: Around, { query }: RawInput): Promise<Caller | null> {
  if (!endpoint.takesTicket) return null;
  const session = await sessionOfTicket(deps.db, endpoint.key, query.ticket, deps.now());
  return session === null ? null : deps.around.callerOfSession(deps, session, !endpoint.byItself);
}

function checkInput(
  { params, query, body }: Endpoint,
  raw: RawInput,
  call: Pick<Call, 'params'> & { checked: (schema: z.ZodType, value: unknown) => unknown },
) {
  const check = (schema: z.ZodType | undefined, value: unknown) =>
    schema ? call.checked(schema, value) : undefined;
  // an id that no record can have is a record that is not there
  if (params && !params.safeParse(call.params).success) throw notFound();
  return {
    params: check(params, call.params),
    query: check(query, raw.query),
    body: body === 'form' ? undefined : check(body, raw.body),
  };
}

/** What a handler is handed; the parts of the subjects pass through unlooked at. */
function contextOf({ around, ...deps }: Around, db: Transaction, caller: Caller | null) {
  return {
    ...deps,
    ...around.callParts(deps, db, caller),
    caller,
    db,
    enqueue: ((queue, data) => deps.queue.enqueue(db, queue, data)) as Ctx<unknown>['enqueue'],
    mail: ((mail) =>
      asOwner(db, (tx) => sendMail(tx, deps.queue, { ...mail, at: deps.now() }))) as Ctx<unknown>['mail'],
  };
}

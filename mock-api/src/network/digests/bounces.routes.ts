import type { BounceReport } from 'shared-domain/contract';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { texts as common } from '../../platform/http/texts.ts';
import { insertBounce, selectRecipients } from '../../platform/mail/bounces.sql.ts';
import { reportedMessage } from '../../platform/mail/return-path.rules.ts';
import { signatureFault } from '../../people/webhooks/signature.rules.ts';
import { selectHolders } from './bounces.sql.ts';
import { texts } from './bounces.texts.ts';
import { endDigests } from './choices.sql.ts';

type Call = Pick<Ctx<unknown, 'public'>, 'db' | 'now' | 'audit'>;

/** Refuses what the relay has not signed a moment ago; without a secret there is no such call. */
function assertSigned({
  request: { headers },
  rawBody: body,
  settings: { bouncesSecret: secret },
  now,
}: Pick<Ctx<unknown, 'public'>, 'request' | 'rawBody' | 'settings' | 'now'>): void {
  if (secret === null) throw new ApiProblem(404, common.unknownPath);
  const time = headers.get('webhook-timestamp') ?? '';
  const fault = signatureFault(
    secret,
    {
      id: headers.get('webhook-id') ?? '',
      // what is no time is told to be old
      seconds: /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN,
      body,
    },
    { signatures: headers.get('webhook-signature') ?? '', now: now() },
  );
  if (fault) throw new ApiProblem(401, texts[fault]);
}

/** Reports with whom each is about: whom its e-mail was written to, else an account's address. */
async function addressed({ db }: Pick<Call, 'db'>, reports: readonly BounceReport[]) {
  const named = reports.map((report) => ({ ...report, message: reportedMessage(report) }));
  const recipients = await selectRecipients(
    db,
    named.flatMap(({ message }) => message ?? []),
  );
  const told = named.map(({ message, address, ...report }) => {
    const recipient = message === null ? undefined : recipients.get(message);
    return {
      ...report,
      message: recipient === undefined ? null : message,
      isOurs: recipient !== undefined,
      address: recipient ?? address?.toLowerCase() ?? '',
    };
  });
  const holders = await selectHolders(
    db,
    told.map(({ address }) => address),
  );
  const known = told
    .filter(({ address, isOurs }) => isOurs || holders.has(address))
    .map((report) => ({ ...report, holder: holders.get(report.address) }));
  // in one order, so that two calls at once don't wait for each other
  return known.toSorted((one, other) => (one.address < other.address ? -1 : 1));
}

/** Notes what came back; who called an e-mail spam gets no more of those that nobody asks for. Answers how many were new. */
async function take(
  call: Call,
  reports: Awaited<ReturnType<typeof addressed>>,
): Promise<{ counted: number }> {
  const { db, audit } = call;
  const at = call.now();
  let counted = 0;
  for (const { holder, kind, address, message, reason = null } of reports) {
    if (!(await insertBounce(db, { address, kind, message, reason, at }))) continue;
    counted += 1;
    if (kind !== 'complaint' || !holder) continue;
    const { id, name, email, agency_id: agency } = holder;
    await endDigests(db, id, { at });
    await audit('user.complaint', { user_id: id, name, email }, { agency });
  }
  return { counted };
}

const report = endpoint('POST /mail/bounces', {
  handle: async (ctx) => {
    assertSigned(ctx);
    const { reports } = ctx.input.body;
    const known = await addressed(ctx, reports);
    const { counted } = await take(ctx, known);
    return { counted, repeated: known.length - counted, unknown: reports.length - known.length };
  },
});

/** What a mail relay tells of e-mails that came back. */
export const bounceCalls: Endpoint[] = [report];

import {
  DAY_MS,
  TOKENS_MAX,
  TRIAL_MINUTES,
  TRIAL_SCOPES,
  type ApiInput,
  type MadeApiToken,
} from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { newApiToken, type ApiTokenKind } from '../../platform/http/api-token.rules.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { addressesOf } from '../../platform/http/client-address.ts';
import { hashToken } from '../../platform/http/token.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import { demandPassword } from '../account/own-password.ts';
import { showedSecondFactor } from '../account/session.sql.ts';
import { texts as accountTexts } from '../account/texts.ts';
import * as sql from './api-tokens.sql.ts';
import { texts } from './texts.ts';

const MINUTE_MS = 60_000;

type Making = Ctx<{ body: ApiInput<'POST /user/tokens'>['body'] }>;

/** Makes a token of the caller, or of their agency. The secret stands in the answer and nowhere else. */
async function make(ctx: Making, kind: ApiTokenKind): Promise<MadeApiToken> {
  const { db, caller, input, now, audit } = ctx;
  const { name, scopes, days, password, addresses = [] } = input.body;
  const [wrong] = addressesOf(addresses).wrong;
  if (wrong !== undefined) {
    const text = texts.badAddress({ address: wrong });
    throw new ApiProblem(422, text, { errors: { addresses: [text] } });
  }
  await demandPassword(ctx, password, { field: 'password', text: accountTexts.wrongPassword });
  const { agency_id: agency, id, name: by } = caller.user;
  const user = kind === 'person' ? id : null;
  const secret = newApiToken(kind);
  const at = now();
  const token = {
    hash: hashToken(secret),
    ending: secret.slice(-4),
    kind,
    user,
    agency,
    name,
    scopes: [...new Set(scopes)].toSorted(),
    addresses: [...new Set(addresses)],
    by,
    secondFactor: await asOwner(db, (tx) => showedSecondFactor(tx, caller.tokenHash)),
    now: at,
    expires: new Date(at.getTime() + days * DAY_MS),
  };
  const kept = found(await refuseTaken(sql.insertToken(db, token), { field: 'name', text: texts.nameTaken }));
  if ((await sql.countTokens(db, agency, user)) > TOKENS_MAX[kind])
    throw new ApiProblem(409, kind === 'person' ? texts.full : texts.agencyFull);
  await audit(kind === 'person' ? 'token.add' : 'token.add-agency', {
    name,
    scopes: kept.scopes,
    days,
    ...(kept.addresses.length > 0 && { addresses: kept.addresses }),
  });
  return { secret, token: kept };
}

type Revoking = Pick<Ctx<{ params: { id: string } }>, 'db' | 'caller' | 'input' | 'audit'>;

/** Revokes a token of the agency, of one person where they are named. */
async function revoke({ db, caller, input, audit }: Revoking, user: number | null) {
  const at = { agency: caller.listAgency, user };
  const {
    name,
    created_by,
    kind,
    agency_id: agency,
  } = found(await sql.deleteToken(db, Number(input.params.id), at));
  await audit(kind === 'person' ? 'token.revoke' : 'token.revoke-agency', { name, created_by }, { agency });
  return { success: true as const };
}

const own = endpoint('GET /user/tokens', {
  handle: async ({ db, caller: { user, listAgency }, now }) => ({
    data: await sql.selectTokens(db, { agency: listAgency, user: user.id, now: now() }),
  }),
});
const addOwn = endpoint('POST /user/tokens', { handle: (ctx) => make(ctx, 'person') });
/** Reads no more than its person's pages do and ends by itself, so it wants no password. */
const tryOut = endpoint('POST /user/tokens/trial', {
  handle: async ({ db, caller: { user, tokenHash }, now }) => {
    const secret = newApiToken('person');
    const expires = new Date(now().getTime() + TRIAL_MINUTES * MINUTE_MS);
    await asOwner(db, async (tx) =>
      sql.renewTrial(tx, {
        hash: hashToken(secret),
        ending: secret.slice(-4),
        user: user.id,
        agency: user.agency_id,
        scopes: TRIAL_SCOPES,
        by: user.name,
        secondFactor: await showedSecondFactor(tx, tokenHash),
        now: now(),
        expires,
      }),
    );
    return { secret, expires_at: expires.toISOString() };
  },
});
const revokeOwn = endpoint('DELETE /user/tokens/:id', { handle: (ctx) => revoke(ctx, ctx.caller.user.id) });

const agencys = endpoint('GET /agency-tokens', {
  handle: async ({ db, caller: { listAgency }, now }) => ({
    data: await sql.selectTokens(db, { agency: listAgency, user: null, now: now() }),
  }),
});
const addAgencys = endpoint('POST /agency-tokens', { handle: (ctx) => make(ctx, 'agency') });
const revokeAgencys = endpoint('DELETE /agency-tokens/:id', { handle: (ctx) => revoke(ctx, null) });

/** Tokens by which programs ask the API: a person's, and an agency's, whose admins look after those of its people too. */
export const apiTokens: Endpoint[] = [own, addOwn, tryOut, revokeOwn, agencys, addAgencys, revokeAgencys];

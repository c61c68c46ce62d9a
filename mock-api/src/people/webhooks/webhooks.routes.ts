import { ROTATION_HOURS, WEBHOOKS_MAX, type MadeWebhook } from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { faultOfUrl } from './address.rules.ts';
import { insertEvent } from './events.sql.ts';
import { newMessageId } from './raise-event.ts';
import { newSecret } from './secrets.ts';
import { texts } from './texts.ts';
import * as sql from './webhooks.sql.ts';

const HOUR_MS = 3_600_000;

/** Refuses an address that no message may go to, at its field. */
function assertUrl(url: string, { settings }: Pick<Ctx<unknown>, 'settings'>): void {
  const fault = faultOfUrl(url, settings.webhooks.rules());
  if (fault) throw new ApiProblem(422, texts[fault], { errors: { url: [texts[fault]] } });
}

type Named = Pick<Ctx<{ params: { id: string } }>, 'db' | 'caller' | 'input'>;
const lockNamed = async ({ db, caller, input }: Named) =>
  found(await sql.lockWebhook(db, Number(input.params.id), caller.listAgency));

const list = endpoint('GET /webhooks', {
  handle: async ({ db, caller: { listAgency } }) => ({ data: await sql.selectWebhooks(db, listAgency) }),
});

const add = endpoint('POST /webhooks', {
  handle: async (ctx): Promise<MadeWebhook> => {
    const { db, caller, input, now, audit, settings } = ctx;
    const { url, types } = input.body;
    assertUrl(url, ctx);
    const { agency_id: agency, name: by } = caller.user;
    const made = await asOwner(db, (tx) => newSecret(tx, { agency, key: settings.secretKey }));
    const kept = { agency, url, types: [...new Set(types)].toSorted(), secret: made.sealed, by, at: now() };
    const id = await sql.insertWebhook(db, kept);
    if ((await sql.countWebhooks(db, agency)) > WEBHOOKS_MAX) throw new ApiProblem(409, texts.full);
    await audit('webhook.add', { url, types: kept.types });
    return { secret: made.secret, webhook: found(await sql.selectWebhook(db, id)) };
  },
});

const change = endpoint('PUT /webhooks/:id', {
  handle: async (ctx) => {
    const { db, input, audit, now } = ctx;
    const { id, agency_id: agency, ...was } = await lockNamed(ctx);
    const { url, types, off, version } = input.body;
    if (version !== undefined && version !== was.version)
      throw new ApiProblem(409, texts.stale, { current: await sql.selectWebhook(db, id) });
    assertUrl(url, ctx);
    const kept = { url, types: [...new Set(types)].toSorted(), off };
    await sql.updateWebhook(db, { id, url: was.url }, { ...kept, at: now() });
    const isOther = was.url !== url || was.types.join() !== kept.types.join();
    if (isOther) await audit('webhook.update', { url, types: kept.types }, { agency });
    if ((was.off !== null) !== off)
      await audit(off ? 'webhook.switch-off' : 'webhook.switch-on', { url }, { agency });
    return found(await sql.selectWebhook(db, id));
  },
});

const remove = endpoint('DELETE /webhooks/:id', {
  handle: async (ctx) => {
    const { id, url, agency_id: agency } = await lockNamed(ctx);
    await sql.deleteWebhook(ctx.db, id);
    await ctx.audit('webhook.delete', { url }, { agency });
    return { success: true as const };
  },
});

const rotate = endpoint('POST /webhooks/:id/rotate', {
  handle: async (ctx): Promise<MadeWebhook> => {
    const { db, now, audit, settings } = ctx;
    const { id, url, agency_id: agency } = await lockNamed(ctx);
    const { secret, sealed } = await asOwner(db, (tx) => newSecret(tx, { agency, key: settings.secretKey }));
    const until = new Date(now().getTime() + ROTATION_HOURS * HOUR_MS);
    await sql.rotateSecret(db, id, { secret: sealed, until });
    await audit('webhook.rotate', { url }, { agency });
    return { secret, webhook: found(await sql.selectWebhook(db, id)) };
  },
});

const ping = endpoint('POST /webhooks/:id/ping', {
  handle: async (ctx) => {
    const { id, agency_id: agency, off } = await lockNamed(ctx);
    if (off) throw new ApiProblem(409, texts.isOff);
    const event = { message: newMessageId(), agency, station: null, type: 'ping' as const, at: ctx.now() };
    await insertEvent(ctx.db, { ...event, data: {} }, id);
    return { success: true as const };
  },
});

const deliveries = endpoint('GET /webhooks/:id/deliveries', {
  handle: async ({ db, caller, input }) => {
    const id = Number(input.params.id);
    const all = await sql.selectWebhooks(db, caller.listAgency);
    found(all.find((one) => one.id === id));
    return { data: await sql.selectDeliveries(db, id, input.query.before ?? null) };
  },
});

const again = endpoint('POST /webhooks/:id/deliveries/:deliveryId/again', {
  handle: async (ctx) => {
    const { id, off } = await lockNamed(ctx);
    if (off) throw new ApiProblem(409, texts.isOff);
    const asked = { webhook: id, delivery: Number(ctx.input.params.deliveryId), at: ctx.now() };
    if (!(await sql.sendAgain(ctx.db, asked))) throw new ApiProblem(404, texts.noDelivery);
    return { success: true as const };
  },
});

/** Webhooks of an agency: where messages go when something happens, and how each went. */
export const webhooks: Endpoint[] = [list, add, change, remove, rotate, ping, deliveries, again];

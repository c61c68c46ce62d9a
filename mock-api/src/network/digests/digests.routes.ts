import { exportDay, mayAccess, type User } from 'shared-domain';
import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { addressStopped } from '../../platform/mail/address-stopped.rules.ts';
import { hashToken } from '../../platform/http/token.ts';
import { hasNews, wordDigest } from './digest-text.rules.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { texts } from './choice.texts.ts';
import * as choices from './choices.sql.ts';
import * as sql from './digests.sql.ts';
import { readWholeDigest } from './read-digest.ts';
import { readSent } from './read-sent.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { weekOf } from './week.rules.ts';

const read = endpoint('GET /user/digest', {
  handle: async ({ db, cache, caller: { user }, now, settings, language }) => {
    const person = found(await sql.selectPerson(db, user.id));
    const at = now();
    // as if the next one were made now: it tells what no digest has told
    const week = { ...weekOf(at, person.time_zone), week: '9999-W01' };
    const { facts } = await readWholeDigest({ db, cache }, person, {
      week,
      now: at,
      origin: settings.publicUrl(),
    });
    const { subject, body } = wordDigest(facts, language);
    const others = await asOwner(db, (owner) => choices.selectOthers(owner, user.id));
    return {
      wanted: person.wanted,
      language: person.chosen_language,
      at_once: person.at_once,
      any_time: person.any_time,
      at_once_stations: person.at_once_stations,
      ...(mayAccess('superAdmin', user) && { others }),
      stopped: addressStopped(person.bounces),
      muted: await choices.selectMuted(db, user.id, exportDay(at)),
      preview: hasNews(facts) ? { subject, body } : null,
      ...(await readSent(db, user.id, { now: at, language })),
    };
  },
});

/** Refuses agencies that somebody is not told of. */
async function assertOthers(db: Transaction, user: User, chosen: readonly number[]): Promise<void> {
  if (chosen.length === 0) return;
  if (!mayAccess('superAdmin', user)) throw new ApiProblem(403, texts.superOnly);
  const known = await asOwner(db, (owner) => choices.selectOthers(owner, user.id));
  if (!chosen.every((one) => known.some(({ id }) => id === one)))
    throw new ApiProblem(422, texts.noSuchAgency, { errors: { others: [texts.noSuchAgency] } });
}

/** Refuses stations that nobody here is told of at once: left out, a choice of them alone would stand for all. */
async function assertStations(db: Transaction, user: User, chosen: readonly string[]): Promise<void> {
  const own = await choices.selectOwnStations(db, user.agency_id, chosen);
  if (!chosen.every((one) => own.has(one)))
    throw new ApiProblem(422, texts.noSuchStation, { errors: { at_once_stations: [texts.noSuchStation] } });
}

const choose = endpoint('PUT /user/digest', {
  handle: async ({ db, caller: { user }, now, input: { body }, audit }) => {
    await assertOthers(db, user, body.others ?? []);
    await assertStations(db, user, body.at_once_stations ?? []);
    await choices.keepChoice(db, { user: user.id, ...body, at: now() });
    await audit('digest.choose', body);
    return { success: true as const };
  },
});

const mute = endpoint('PUT /user/digest/muted/:stationId', {
  handle: async ({ db, caller: { user }, input: { params, body } }) => {
    const station = found(await selectPublished(db, params.stationId));
    await choices.muteStation(db, { user: user.id, station, until: body.until });
    return { success: true as const };
  },
});

const unmute = endpoint('DELETE /user/digest/muted/:stationId', {
  handle: async ({ db, caller: { user }, input: { params } }) => {
    const station = found(await selectPublished(db, params.stationId));
    await choices.unmuteStation(db, user.id, station);
    return { success: true as const };
  },
});

const ask = endpoint('GET /unsubscribe/:token', {
  handle: ({ language }) => unsubscribePage(language, 'asks'),
});

const end = endpoint('POST /unsubscribe/:token', {
  handle: async ({ db, input: { params }, now, language }) => {
    const holder = await choices.selectHolder(db, hashToken(params.token), now());
    // who guesses learns nothing: an unknown link is answered as any other
    if (holder) await choices.endDigests(db, holder.user_id, { list: holder.list, at: now() });
    return unsubscribePage(language, 'done');
  },
});

/** Digests of the network by mail: what a person wants, the next one and those sent, and the link that ends them. */
export const digestCalls: Endpoint[] = [read, choose, mute, unmute, ask, end];

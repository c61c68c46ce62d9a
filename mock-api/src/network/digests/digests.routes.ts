import { exportDay } from 'shared-domain';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { found } from '../../platform/http/api-problem.ts';
import { addressStopped } from '../../platform/mail/address-stopped.rules.ts';
import { hashToken } from '../../platform/http/token.ts';
import { hasNews, wordDigest } from './digest-text.rules.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import * as choices from './choices.sql.ts';
import * as sql from './digests.sql.ts';
import { readDigest } from './read-digest.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { weekOf } from './week.rules.ts';

const read = endpoint('GET /user/digest', {
  handle: async ({ db, cache, caller: { user }, now, settings, language }) => {
    const person = found(await sql.selectPerson(db, user.id));
    const at = now();
    // as if the next one were made now: it tells what no digest has told
    const week = { ...weekOf(at, person.time_zone), week: '9999-W01' };
    const { facts } = await readDigest({ db, cache }, person, {
      week,
      now: at,
      origin: settings.publicUrl(),
    });
    const { subject, body } = wordDigest(facts, person.language ?? language);
    return {
      wanted: person.wanted,
      language: person.language,
      at_once: person.at_once,
      any_time: person.any_time,
      stopped: addressStopped(person.bounces),
      muted: await choices.selectMuted(db, user.id, exportDay(at)),
      preview: hasNews(facts) ? { subject, body } : null,
      sent: (await sql.selectSent(db, user.id)).map((sent) => ({
        id: sent.id,
        week: sent.week,
        sent_at: sent.built_at,
        subject: sent.subject ?? '',
        body: sent.body ?? '',
      })),
    };
  },
});

const choose = endpoint('PUT /user/digest', {
  handle: async ({ db, caller: { user }, now, input: { body }, audit }) => {
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
    const user = await choices.selectHolder(db, hashToken(params.token), now());
    // who guesses learns nothing: an unknown link is answered as any other
    if (user !== undefined) await choices.endDigests(db, user, now());
    return unsubscribePage(language, 'done');
  },
});

/** Digests of the network by mail: what a person wants, the next one and those sent, and the link that ends them. */
export const digestCalls: Endpoint[] = [read, choose, mute, unmute, ask, end];

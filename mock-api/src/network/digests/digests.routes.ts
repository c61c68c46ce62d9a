import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { found } from '../../platform/http/api-problem.ts';
import { hashToken } from '../../platform/http/token.ts';
import { hasNews } from './digest-text.rules.ts';
import * as sql from './digests.sql.ts';
import { readDigest } from './read-digest.ts';
import { wordFor } from './send-digests.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { weekOf } from './week.rules.ts';

const read = endpoint('GET /user/digest', {
  handle: async ({ db, caller: { user }, now, settings, language }) => {
    const person = found(await sql.selectPerson(db, user.id));
    const at = now();
    // as if the next one were made now: it tells what no digest has told
    const week = { ...weekOf(at, person.time_zone), week: '9999-W01' };
    const { facts } = await readDigest(db, person, { week, now: at, origin: settings.publicUrl() });
    return {
      wanted: person.wanted,
      language: person.language,
      preview: hasNews(facts) ? wordFor(facts, person.language ?? language) : null,
      sent: (await sql.selectSent(db, user.id)).map(({ id, week: of, built_at, subject, body }) => ({
        id,
        week: of,
        sent_at: built_at,
        subject: subject ?? '',
        body: body ?? '',
      })),
    };
  },
});

const choose = endpoint('PUT /user/digest', {
  handle: async ({ db, caller: { user }, now, input: { body }, audit }) => {
    const { wanted, language } = body;
    await sql.keepChoice(db, { user: user.id, wanted, language, at: now() });
    await audit('digest.choose', { wanted, language });
    return { success: true as const };
  },
});

const ask = endpoint('GET /unsubscribe/:token', {
  handle: ({ language }) => unsubscribePage(language, 'asks'),
});

const end = endpoint('POST /unsubscribe/:token', {
  handle: async ({ db, input: { params }, now, language }) => {
    const user = await sql.selectHolder(db, hashToken(params.token), now());
    // who guesses learns nothing: an unknown link is answered as any other
    if (user !== undefined) await sql.endDigests(db, user, now());
    return unsubscribePage(language, 'done');
  },
});

/** Digests of the network by mail: what a person wants, the next one and those sent, and the link that ends them. */
export const digestCalls: Endpoint[] = [read, choose, ask, end];

import { bigint, bool, int, json, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const digestChoices = table('digest_choices', {
  user_id: int,
  wanted: oneOf('weekly', 'off'),
  language: orNull(oneOf('en', 'es')),
  changed_at: moment,
});

export const digests = table('digests', {
  id: int,
  user_id: int,
  week: text,
  built_at: moment,
  subject: orNull(text),
  body: orNull(text),
  waiting: json<string[]>(),
});

export const digestTold = table('digest_told', {
  user_id: int,
  outage_id: int,
  news_id: bigint,
  told: bool,
  tallied: bool,
});

export const unsubscribeLinks = table('unsubscribe_links', {
  token_hash: text,
  user_id: int,
  created_at: moment,
});

import { AT_ONCE } from 'shared-domain';
import {
  bigint,
  bool,
  day,
  int,
  json,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { DigestFacts, ToldLine } from './digest-facts.ts';

export const digestChoices = table('digest_choices', {
  user_id: int,
  wanted: oneOf('weekly', 'monthly', 'off'),
  language: orNull(oneOf('en', 'es')),
  changed_at: moment,
  at_once: listOf(oneOf(...AT_ONCE)),
  at_once_since: orNull(moment),
  any_time: bool,
  at_once_stations: listOf(int),
  agencies: listOf(int),
});

export const mutedStations = table('muted_stations', { user_id: int, station_id: int, until: day });

export const digestNotices = table('digest_notices', {
  id: int,
  user_id: int,
  built_at: moment,
  subject: text,
  failed_imports: listOf(int),
  turns: listOf(text),
  import_failures: listOf(int),
  body: orNull(text),
  facts: orNull(json<DigestFacts>()),
});

export const digests = table('digests', {
  id: int,
  user_id: int,
  week: text,
  built_at: moment,
  subject: orNull(text),
  body: orNull(text),
  waiting: json<string[]>(),
  facts: orNull(json<DigestFacts>()),
});

export const digestTold = table('digest_told', {
  user_id: int,
  outage_id: int,
  news_id: bigint,
  told: bool,
  tallied: bool,
  agency_id: orNull(int),
  line: orNull(json<ToldLine>()),
});

export const unsubscribeLinks = table('unsubscribe_links', {
  token_hash: text,
  user_id: int,
  created_at: moment,
  list: orNull(oneOf('digest', 'once')),
});

export const stationMoves = table('station_moves', { station_id: int, moved_at: moment });

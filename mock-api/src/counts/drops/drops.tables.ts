import { VENDOR, type ChannelMapping, type ReadingChoices, type TrafxPeriod } from 'shared-domain';
import { bigint, bool, int, json, listOf, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';

export const drops = table('drops', {
  id: int,
  agency_id: int,
  taking: text,
  name: text,
  bytes: bigint,
  sha256: orNull(text),
  state: oneOf('taken', 'waits', 'refused', 'discarded'),
  reasons: json<Text[]>(),
  station_id: orNull(int),
  taken_at: moment,
  again_at: orNull(moment),
  ended_by: orNull(text),
  ended_note: orNull(text),
  ended_at: orNull(moment),
  held: bool,
  parts: orNull(listOf(text)),
});

export const dropUploads = table('drop_uploads', { upload_id: text, drop_id: int, by_itself: bool });

export const savedMappings = table('saved_mappings', {
  id: int,
  agency_id: int,
  station_id: int,
  fingerprint: text,
  vendor_code: oneOf(...Object.values(VENDOR)),
  layout: text,
  delimiter: text,
  interval_minutes: int,
  trafx_period: orNull(oneOf<TrafxPeriod>('hourly', 'timestamps')),
  headers: listOf(text),
  mark: orNull(text),
  channels: json<ChannelMapping[]>(),
  reading: json<ReadingChoices>(),
  user_id: orNull(int),
  user_name: text,
  saved_at: moment,
});

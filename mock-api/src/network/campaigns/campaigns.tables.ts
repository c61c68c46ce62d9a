import { CAMPAIGN_STATES, type CampaignFilter } from 'shared-domain';
import { bigint, bool, day, int, json, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const campaigns = table('campaigns', {
  id: int,
  agency_id: orNull(int),
  name: text,
  first_day: day,
  last_day: day,
  due: day,
  filter: json<CampaignFilter>(),
  no_strong: bool,
  uptime: orNull(int),
  state: oneOf(...CAMPAIGN_STATES),
  version: int,
  revision: int,
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  opened_at: orNull(moment),
  closed_at: orNull(moment),
  request_key: orNull(text),
});

export const campaignStations = table('campaign_stations', {
  campaign_id: int,
  station_id: int,
  validated_by: orNull(text),
  /** Null for what was said before it was kept. */
  validated_user: orNull(int),
  validated_at: orNull(moment),
  validated_reason: orNull(text),
  validated_counts: orNull(bigint),
  sent_back_by: orNull(text),
  sent_back_at: orNull(moment),
  sent_back_reason: orNull(text),
  left_out_by: orNull(text),
  left_out_at: orNull(moment),
  left_out_reason: orNull(text),
  closed_counts: orNull(bigint),
});

export const campaignValidators = table('campaign_validators', {
  id: int,
  campaign_id: int,
  user_id: int,
  agency_id: orNull(int),
  station_id: orNull(int),
  added_at: moment,
});

export const campaignClosings = table('campaign_closings', {
  campaign_id: int,
  version: int,
  user_name: text,
  closed_at: moment,
  reason: orNull(text),
  reopened_by: orNull(text),
  reopened_at: orNull(moment),
  reopen_reason: orNull(text),
});

export const campaignReports = table('campaign_reports', {
  id: int,
  campaign_id: int,
  version: int,
  agency_id: int,
  record: text,
  hash: text,
  hash_before: orNull(text),
  days: int,
  certified: int,
  stations: int,
  done: int,
});

export const campaignSettings = table('campaign_settings', { agency_id: int, two_pairs: bool });

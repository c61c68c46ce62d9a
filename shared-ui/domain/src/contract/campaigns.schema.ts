import { z } from 'zod';
import { CAMPAIGN_ACTS, CAMPAIGN_STATES, CAMPAIGN_STATION_STATES } from '../campaign.ts';
import {
  CAMPAIGN_AGENCIES_MAX,
  CAMPAIGN_STATIONS_MAX,
  CAMPAIGN_VALIDATORS_MAX,
  NAME_MAX,
} from '../limits.ts';
import { day, recordId, singleLine } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const stationNumber = z.string().min(1).max(20);

/** Which stations a campaign is about; while it is a draft they are looked for anew, and frozen when it opens. */
const filter = z.object({
  /** Of these agencies; none named: of all that it may be about. */
  agency_ids: z.array(recordId).max(CAMPAIGN_AGENCIES_MAX),
  /** Part of a station's number or name. */
  search: singleLine(NAME_MAX),
  /** These alone; none named: all that fit. */
  stations: z.array(stationNumber).max(CAMPAIGN_STATIONS_MAX),
  /** Those with a count in the period alone. */
  counted: z.boolean(),
});
export type CampaignFilter = z.output<typeof filter>;

/** Who validates: the stations of an agency, or one station. One named for a station stands in place of its agency's. */
const validator = {
  user_id: recordId,
  agency_id: recordId.nullable(),
  station_id_tmg: stationNumber.nullable(),
};

/** What a person decides of a campaign. */
export const campaignFacts = {
  name: singleLine(NAME_MAX).min(1, refusal('campaigns.nameRequired')),
  from: day,
  until: day,
  due: day,
  filter,
  validators: z
    .array(
      z
        .object(validator)
        .refine(
          (one) => (one.agency_id === null) !== (one.station_id_tmg === null),
          refusal('campaigns.validatorOf'),
        ),
    )
    .max(CAMPAIGN_VALIDATORS_MAX),
  /** A station with open strong findings in the period can't be validated. */
  no_strong: z.boolean(),
  /** Least uptime in percent; what has less is validated with a reason. Null: any. */
  uptime: z.int().min(1).max(100).nullable(),
};
/** Whether it is about the stations of several agencies, which super admins alone decide; once, when it is made. */
export const newCampaign = { ...campaignFacts, several: z.boolean() };

const progress = {
  /** Days with counts in the period, and those of them all of whose counts are certified; without stations left out. */
  days: z.int(),
  certified: z.int(),
  /** Stations, and those that are certified or left out. */
  stations: z.int(),
  done: z.int(),
};
const progressSchema = z.strictObject(progress);
export type CampaignProgress = z.output<typeof progressSchema>;

const agencyProgress = z.strictObject({ agency_id: z.int(), agency: z.string(), ...progress });
export type CampaignAgency = z.output<typeof agencyProgress>;

const summaryFacts = {
  id: z.int(),
  name: z.string(),
  from: z.string(),
  until: z.string(),
  due: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  several: z.boolean(),
  /** Whose it is; null where it is about several agencies. */
  agency: z.string().nullable(),
  version: z.int(),
  made_by: z.string(),
  opened_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  progress: progressSchema,
};
export const campaign = z.strictObject(summaryFacts);
export type Campaign = z.output<typeof campaign>;

const campaignStation = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  agency: z.string(),
  state: z.enum(CAMPAIGN_STATION_STATES),
  days: z.int(),
  certified: z.int(),
  /** Open findings in the period, and the strong ones among them. */
  findings: z.int(),
  strong: z.int(),
  /** Who said so last, when and why; null where the counts say it. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  reason: z.string().nullable(),
  validators: z.array(z.string()),
  /** What the caller may do with it. */
  may: z.array(z.enum(CAMPAIGN_ACTS)),
  /** Counts that came after the campaign was closed. */
  late: z.int(),
});
export type CampaignStation = z.output<typeof campaignStation>;

const closing = z.strictObject({
  version: z.int(),
  closed_by: z.string(),
  closed_at: z.string(),
  /** Why it was closed with stations that were not done. */
  reason: z.string().nullable(),
  reopened_by: z.string().nullable(),
  reopened_at: z.string().nullable(),
  reopen_reason: z.string().nullable(),
  /** SHA-256 of the report of each agency that the caller sees. */
  reports: z.array(z.strictObject({ agency: z.string(), hash: z.string() })),
});
export type CampaignClosing = z.output<typeof closing>;

export const openedCampaign = z.strictObject({
  ...summaryFacts,
  filter,
  no_strong: z.boolean(),
  uptime: z.int().nullable(),
  revision: z.int(),
  agencies: z.array(agencyProgress),
  stations: z.array(campaignStation),
  validators: z.array(z.strictObject({ ...validator, name: z.string() })),
  closings: z.array(closing),
  /** What the caller may do with the campaign as a whole. */
  may: z.strictObject({ edit: z.boolean(), close: z.boolean(), reopen: z.boolean() }),
});
export type OpenedCampaign = z.output<typeof openedCampaign>;

/** A row of a closed campaign's report: a flow at its station. */
const reportRow = z.strictObject({
  agency: z.string(),
  station_id_tmg: z.string(),
  station_name: z.string(),
  flowid_txdot: z.string(),
  flow: z.string(),
  count_type: z.string(),
  direction: z.string(),
  /** The minutes of its counts, with the shorter first: '15, 60'. */
  intervals: z.string(),
  days: z.int(),
  days_counted: z.int(),
  days_certified: z.int(),
  /** Shares with four decimals; null where nothing is expected. */
  present: z.string().nullable(),
  usable: z.string().nullable(),
  grade: z.string().nullable(),
  certified: z.int(),
  total: z.int(),
  /** Certified counts that a suspect keeps out, by its code. */
  removed: z.int(),
  removed_by: z.array(z.strictObject({ suspect_id: z.int(), label: z.string(), counts: z.int() })),
  accepted: z.int(),
  dismissed: z.int(),
  overridden: z.int(),
  largest_removal: z
    .strictObject({
      from: z.string(),
      until: z.string(),
      counts: z.int(),
      suspect: z.string(),
      rule: z.string().nullable(),
      reason: z.string().nullable(),
      /** Empty where nobody knows. */
      by: z.string(),
    })
    .nullable(),
  factor: z.string().nullable(),
  equipment: z.array(z.string()),
  /** All who certified it, and when and under which number the last of them did. */
  certified_by: z.string().nullable(),
  certified_at: z.string().nullable(),
  ledger_id: z.int().nullable(),
  /** Each certification that its counts stand by, the earliest first. */
  certifications: z.array(z.strictObject({ by: z.string(), at: z.string().nullable(), ledger_id: z.int() })),
  left_out: z.string().nullable(),
  note: z.string().nullable(),
});
export type CampaignReportRow = z.output<typeof reportRow>;

export const campaignReport = z.strictObject({
  campaign: z.strictObject({
    id: z.int(),
    name: z.string(),
    from: z.string(),
    until: z.string(),
    due: z.string(),
    version: z.int(),
    state: z.enum(CAMPAIGN_STATES),
  }),
  closing,
  /** Versions that there are, the newest first. */
  versions: z.array(z.int()),
  rows: z.array(reportRow),
  /** Stations with counts that came after the campaign was closed; told as of now. */
  late: z.array(z.strictObject({ station_id_tmg: z.string(), station_name: z.string(), counts: z.int() })),
});
export type CampaignReport = z.output<typeof campaignReport>;

/** A campaign that a station is in, as its review tells of it. */
export const ofOneStation = z.strictObject({
  id: z.int(),
  name: z.string(),
  from: z.string(),
  until: z.string(),
  due: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  station: campaignStation,
  /** In percent; null where nothing is expected of the station. */
  uptime: z.number().nullable(),
  /** Less than the campaign asks for: to validate needs a reason. */
  reason_needed: z.boolean(),
  /** Why the caller can't validate it now, in words. */
  obstacle: z.string().nullable(),
});
export type CampaignOfStation = z.output<typeof ofOneStation>;

import { z } from 'zod';
import { CAMPAIGN_ACTS } from '../campaign.ts';
import { REASON_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import {
  campaign,
  campaignFacts,
  campaignReport,
  newCampaign,
  ofOneStation,
  openedCampaign,
} from './campaigns.schema.ts';
import { done, idempotencyKey, idText, wholeNumber } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const reason = z.string().trim().max(REASON_MAX).regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));
const reasonRequired = reason.min(1, refusal('campaigns.reasonRequired'));
const one = z.object({ id: idText });
const asSeen = { revision: z.int() };

/** Certification campaigns: a period whose counts are validated and certified by a day, station by station. */
export const campaignCalls = {
  'GET /campaigns': {
    summary:
      'The campaigns that the caller’s agency has stations in, with their progress, what is due next first; of a campaign over several agencies each sees its own part',
    reply: z.strictObject({
      data: z.array(campaign),
      /** Whether who entered counts of a station may validate it alone; null where all agencies are seen. */
      two_pairs: z.boolean().nullable(),
    }),
  },
  'POST /campaigns': {
    summary: 'Makes a draft of a campaign; one over several agencies is a super admin’s to make',
    body: z.object({ ...newCampaign, request_key: idempotencyKey }),
    reply: openedCampaign,
  },
  'GET /campaigns/:id': {
    summary:
      'A campaign with its stations: of a draft those that fit now, else those of the day it opened, with where each stands',
    params: one,
    reply: openedCampaign,
  },
  'PUT /campaigns/:id': {
    summary:
      'Changes a campaign; of one that is open its name, due date and validators alone. 409 with the newer facts where the revision is stale',
    params: one,
    body: z.object({ ...campaignFacts, ...asSeen }),
    reply: openedCampaign,
  },
  'DELETE /campaigns/:id': { summary: 'Deletes a draft', params: one, reply: done },
  'POST /campaigns/:id/open': {
    summary: 'Opens a draft: its stations are frozen, its validators are told',
    params: one,
    body: z.object(asSeen),
    reply: openedCampaign,
  },
  'POST /campaigns/:id/close': {
    summary:
      'Closes a campaign with a report that is frozen under its hash; 422 without a reason while stations are neither certified nor left out',
    params: one,
    body: z.object({ ...asSeen, reason: reason.optional() }),
    reply: openedCampaign,
  },
  'POST /campaigns/:id/reopen': {
    summary: 'Reopens a closed campaign as its next version; the report of the one before stays',
    params: one,
    body: z.object({ ...asSeen, reason: reasonRequired }),
    reply: openedCampaign,
  },
  'POST /campaigns/:id/stations/:stationId': {
    summary:
      'Validates a station of an open campaign, sends it back, leaves it out or takes it in again; 422 where a reason is missing, 409 where what the campaign asks for does not hold',
    params: one.extend({ stationId: z.string().max(20) }),
    body: z.object({ act: z.enum(CAMPAIGN_ACTS), reason: reason.optional() }),
    reply: openedCampaign,
  },
  'GET /campaigns/:id/report': {
    summary: 'The report of a closed campaign, its newest version unless another is named',
    params: one,
    query: z.object({ version: wholeNumber().optional() }),
    reply: campaignReport,
  },
  'GET /export/campaign-report': {
    summary: 'The same report as CSV, a line for each flow',
    query: z.object({ campaign: wholeNumber(), version: wholeNumber().optional() }),
    reply: 'file',
    media: ['text/csv'],
  },
  'PUT /campaign-settings': {
    summary: 'Whether who entered counts of a station may validate it alone at the caller’s agency',
    body: z.object({ two_pairs: z.boolean() }),
    reply: done,
  },
  'GET /stations/:stationId/campaigns': {
    summary: 'The open campaigns that a station is in, with where it stands and what the caller may do',
    params: z.object({ stationId: z.string().max(20) }),
    reply: z.array(ofOneStation),
  },
} as const satisfies Calls;

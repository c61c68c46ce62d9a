import { z } from 'zod';
import { COMPARE_ADDRESS_MAX } from '../compare/comparison.ts';
import { EMBED_SITE_MAX, EMBED_SITES_MAX } from '../embed-sites.rules.ts';
import { REASON_MAX } from '../limits.ts';
import {
  OPEN_CONTACT_MAX,
  OPEN_HOLD_DAYS,
  OPEN_LICENSES,
  OPEN_NOTE_MAX,
  SHARE_LINK_DAYS,
  SHARE_LINK_NAME_MAX,
} from '../open-data.ts';
import { NO_CONTROL, NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, done, idText, nothing } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** What an agency has chosen for a station. */
const settings = z.strictObject({
  is_on: z.boolean(),
  /** The first day of the first month that goes out. */
  first_month: z.string(),
  /** Days after the end of a month; null: on the 10th of the next month but one. */
  hold_days: z.int().nullable(),
  license: z.enum(OPEN_LICENSES),
  contact: z.string(),
  note: z.string().nullable(),
  daily_only: z.boolean(),
  places: z.int(),
  version: z.int(),
});
export type OpenDataSettings = z.output<typeof settings>;

const station = z.strictObject({
  station_id_tmg: z.string(),
  station_name: z.string(),
  agency_id: z.int(),
  agency: z.string(),
  /** Null where nobody has chosen anything, or another agency had. */
  settings: settings.nullable(),
  /** What is out; null: nothing. */
  out: z
    .strictObject({
      version: z.int(),
      published_at: z.string(),
      license: z.enum(OPEN_LICENSES),
      /** '2025-03'. */
      first_month: z.string(),
      last_month: z.string(),
      /** How many months. */
      months: z.int(),
      /** Those whose counts are others by now. */
      revising: z.array(z.string()),
    })
    .nullable(),
  /** When what was out was withdrawn, and why; null where it is out, or never was. */
  withdrawn: z.strictObject({ at: z.string(), reason: z.string().nullable() }).nullable(),
  /** The next month that goes out, and on which day; null where none is to, or none is counted. */
  next: z
    .strictObject({
      month: z.string(),
      day: z.string(),
      /** The day has come: it waits until all of its counts are certified. */
      waits: z.boolean(),
    })
    .nullable(),
});
export type OpenDataStation = z.output<typeof station>;

const choice = z.object({
  is_on: z.boolean(),
  first_month: day,
  hold_days: z.int().min(OPEN_HOLD_DAYS.least).max(OPEN_HOLD_DAYS.most).nullable(),
  license: z.enum(OPEN_LICENSES),
  contact: z
    .string()
    .trim()
    .min(1, refusal('openData.contactRequired'))
    .max(OPEN_CONTACT_MAX)
    .regex(NO_CONTROL, refusal('strangeCharacters')),
  note: z
    .string()
    .trim()
    .max(OPEN_NOTE_MAX)
    .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'))
    .transform((text) => text || null)
    .nullable(),
  daily_only: z.boolean(),
  places: z.union([z.literal(5), z.literal(3)]),
  /** Of the settings that were shown; 0 where there were none. */
  version: z.int().min(0),
});
export type OpenDataChoice = z.input<typeof choice>;

const embedSites = z.strictObject({
  /** 'https://www.example.org', 'https://*.example.org'; none: any. */
  sites: z.array(z.string()),
  /** 0 where nobody has chosen yet. */
  version: z.int(),
});
export type EmbedSites = z.output<typeof embedSites>;

const link = z.strictObject({
  id: z.int(),
  kind: z.enum(['station', 'comparison']),
  name: z.string(),
  station_id_tmg: z.string().nullable(),
  station_name: z.string().nullable(),
  /** What stands behind the question mark of a comparison's address. */
  query: z.string().nullable(),
  agency: z.string(),
  /** The last characters of its address, to tell it by. */
  ending: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** It opens nothing any more: its time is over, somebody ended it, or whoever made it has no right to what it shows. */
  ended: z.boolean(),
  opened: z.int(),
  last_opened_at: z.string().nullable(),
});
export type ShareLink = z.output<typeof link>;

const wanted = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, refusal('shareLinks.nameRequired'))
      .max(SHARE_LINK_NAME_MAX)
      .regex(NO_CONTROL, refusal('strangeCharacters')),
    /** One of the two. */
    station_id: z.string().max(20).nullable(),
    query: z.string().max(COMPARE_ADDRESS_MAX).regex(NO_CONTROL, refusal('strangeCharacters')).nullable(),
    days: z.int().min(1).max(SHARE_LINK_DAYS.most),
  })
  .refine(({ station_id, query }) => (station_id === null) !== (query === null), {
    error: refusal('shareLinks.oneThing'),
    path: ['station_id'],
  });
export type NewShareLink = z.input<typeof wanted>;

const params = z.object({ stationId: z.string().max(20) });

/** What an agency lets out to everybody, and links by which it shows somebody what is not out. */
export const openDataCalls = {
  'GET /open-data': {
    summary:
      "The current agency's stations with what is out of each, what comes next and when; all agencies' for a super admin at a statewide one",
    reply: z.strictObject({ stations: z.array(station) }),
  },
  'PUT /open-data/:stationId': {
    summary:
      'Chooses whether a station goes out, from which month, under which license and how; what is out of earlier months stays out until it is withdrawn; 409 where somebody has chosen meanwhile',
    params,
    body: choice,
    reply: station,
  },
  'POST /open-data/:stationId/withdraw': {
    summary:
      'Takes all that is out of a station back: its addresses answer with day and contact from then on. 409 where nothing is out',
    params,
    body: z.object({
      reason: z
        .string()
        .trim()
        .min(1, refusal('openData.reasonRequired'))
        .max(REASON_MAX)
        .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters')),
    }),
    reply: station,
  },
  'POST /open-data/publish': {
    summary: "Looks at the current agency's stations now and puts out what is due, instead of within a day",
    body: nothing,
    reply: z.strictObject({ stations: z.int() }),
  },
  'GET /embed-sites': {
    summary: "In which sites' pages the pieces of the caller's agency's public pages may stand",
    reply: embedSites,
  },
  'PUT /embed-sites': {
    summary: 'Chooses these sites, none for any; 409 where somebody has chosen meanwhile',
    body: z.object({
      sites: z.array(z.string().trim().min(1).max(EMBED_SITE_MAX)).max(EMBED_SITES_MAX),
      /** Of the sites that were shown. */
      version: z.int().min(0),
    }),
    reply: embedSites,
  },
  'GET /share-links': {
    summary: "The caller's read-only links, the newest first; an admin's list is their agency's",
    reply: z.strictObject({ data: z.array(link) }),
  },
  'POST /share-links': {
    summary:
      'Makes a link that shows one station or one comparison to whoever has it, until it ends; its address is told this once',
    body: wanted,
    reply: z.strictObject({ address: z.string(), link }),
  },
  'DELETE /share-links/:id': {
    summary:
      'Ends a read-only link, of the caller or for an admin of their agency; it opens nothing from then on',
    params: z.object({ id: idText }),
    reply: done,
  },
} as const satisfies Calls;

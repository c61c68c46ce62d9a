import { z } from 'zod';
import { SEARCH_MAX, SEARCH_MIN } from '../limits.ts';
import { SEARCHABLE } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { refusal } from './refusals.ts';

/** The first of what was found of a kind, and whether there is more than that. */
const someOf = <T extends z.ZodType>(row: T) => z.strictObject({ rows: z.array(row), more: z.boolean() });

const station = z.strictObject({
  /** Null for a draft, which has `draft_id`. */
  station_id_tmg: z.string().nullable(),
  draft_id: z.int().nullable(),
  name: z.string(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  /** Whether some of its counts are certified; left out by an older server. */
  certified: z.boolean().optional(),
});

const flow = z.strictObject({
  id: z.int(),
  /** Its own name; '' where it has none. */
  name: z.string(),
  flowid_txdot: z.string(),
  station_id_tmg: z.string(),
  station_name: z.string(),
});

const person = z.strictObject({ id: z.int(), name: z.string(), email: z.string(), agency: z.string() });
const agency = z.strictObject({ id: z.int(), name: z.string() });

const searchReply = z.strictObject({
  stations: someOf(station),
  flows: someOf(flow),
  people: someOf(person),
  agencies: someOf(agency),
});
export type SearchReply = z.output<typeof searchReply>;

/** Records by a few letters of what they are called. */
export const searchCalls = {
  'GET /search': {
    summary:
      'Stations, drafts and flows of the agency by name, number, vendor’s id, street or city; people and agencies for who administers them. Capitals and accents do not matter',
    query: z.object({
      q: z.string().trim().min(SEARCH_MIN).max(SEARCH_MAX).regex(SEARCHABLE, refusal('strangeCharacters')),
    }),
    reply: searchReply,
  },
} as const satisfies Calls;

import { z } from 'zod';
import { FILL_METHODS } from '../factor-groups.ts';
import { FIGURE_GRADES, FIGURE_METHODS, FIGURE_MODES } from '../figure.ts';
import { interval } from './figures.schema.ts';

const facts = {
  station_id_tmg: z.string(),
  station_name: z.string(),
  year: z.int(),
  mode: z.enum(FIGURE_MODES),
  method: z.enum(FIGURE_METHODS),
};

/** How much of a figure was filled: days, shares of the year's days and of the traffic, what the error of a run makes of it. */
const filling = z.strictObject({
  days: z.int(),
  share_of_days: z.number(),
  share_of_traffic: z.number(),
  effect: z.number().nullable(),
  methods: z.array(z.enum(FILL_METHODS)),
  /** Whether any of them is adjusted for the weather of its day. */
  weather: z.boolean().optional(),
});
export type FillingOfFigure = z.output<typeof filling>;

/** A figure that was published: frozen, with the hash of its record and of the one that was published before it. */
const publication = z.strictObject({
  id: z.int(),
  ...facts,
  agency_id: z.int(),
  agency: z.string(),
  /** Four decimals, as the record has it. */
  value: z.string(),
  /** To whole numbers, as it was shown. */
  shown: z.string(),
  grade: z.enum(FIGURE_GRADES),
  /** Why a figure of grade D was published all the same. */
  reason: z.string().nullable(),
  published_by: z.string(),
  published_at: z.string(),
  /** SHA-256 of the record. */
  hash: z.string(),
  hash_before: z.string().nullable(),
  /** The publication that this one stands in place of. */
  supersedes: z.int().nullable(),
  /** The one that stands in its place; null where it is in force. */
  superseded_by: z.int().nullable(),
  /** Null where it was published without filled days. */
  filling: filling.nullish(),
});
export type Publication = z.output<typeof publication>;

/** What of a record is another today than when it was published. */
const RECORD_PARTS = [
  'value',
  'flows',
  'grade',
  'interval',
  'excluded',
  'certifications',
  'factors',
  'filled',
  'taken',
] as const;

const flowChange = z.strictObject({
  flowid_txdot: z.string(),
  name: z.string(),
  /** Four decimals; null where the flow was not in the figure, or isn't any more. */
  value: z.string().nullable(),
  now: z.string().nullable(),
  /** Days, 'YYYY-MM-DD', whose usable counts are others. */
  days: z.array(z.string()),
});
export type PublishedFlowChange = z.output<typeof flowChange>;

/** What working the figure out anew gives. */
const comparison = z.strictObject({
  unchanged: z.boolean(),
  checked_at: z.string(),
  /** The figure today, four decimals; null where there is none any more. */
  now: z.string().nullable(),
  parts: z.array(z.enum(RECORD_PARTS)),
  flows: z.array(flowChange),
});
export type PublicationComparison = z.output<typeof comparison>;

/** Certified counts that a suspect keeps out, without a break by a usable count. */
const excludedStretch = z.strictObject({
  flowid_txdot: z.string(),
  /** Of the first count and after the last, 'YYYY-MM-DD HH:MM:SS'. */
  from: z.string(),
  until: z.string(),
  suspect_id: z.int(),
  label: z.string(),
  counts: z.int(),
});
export type ExcludedStretch = z.output<typeof excludedStretch>;

const certifiedBy = z.strictObject({
  certification_id: z.int(),
  flowid_txdot: z.string(),
  by: z.string(),
  at: z.string(),
  /** First and last day of its counts in the year. */
  from: z.string(),
  until: z.string(),
  counts: z.int(),
  reason: z.string().nullable(),
});
export type CertifiedBy = z.output<typeof certifiedBy>;

const provenanceFlow = z.strictObject({
  flowid_txdot: z.string(),
  name: z.string(),
  value: z.number().nullable(),
  days: z.int(),
  cells: z.int(),
  /** Usable certified counts, and what their lines hash to. */
  counts: z.int(),
  counts_sha256: z.string(),
  /** Share of certified counts that are kept out. */
  excluded_share: z.number(),
  /** Days with usable counts: how many, their total where the day is complete, and the first 16 digits of their hash. */
  days_used: z.array(
    z.strictObject({ date: z.string(), counts: z.int(), total: z.int().nullable(), sha256: z.string() }),
  ),
});
export type ProvenanceFlow = z.output<typeof provenanceFlow>;

/** Where a figure comes from. */
export const provenance = z.strictObject({
  ...facts,
  value: z.number().nullable(),
  taken: z.enum(['singles', 'combined', 'one direction', 'incomplete']),
  grade: z.enum(FIGURE_GRADES).nullable(),
  flows: z.array(provenanceFlow),
  excluded: z.array(excludedStretch),
  certifications: z.array(certifiedBy),
  factors: z.array(
    z.strictObject({
      flowid_txdot: z.string(),
      factor: z.number(),
      /** Its interval; null where none is known. */
      low: z.number().nullish(),
      high: z.number().nullish(),
      from: z.string(),
      until: z.string(),
      author: z.string(),
      reason: z.string(),
    }),
  ),
  filled: z.array(
    z.strictObject({ flowid_txdot: z.string(), date: z.string(), value: z.number(), method: z.string() }),
  ),
  /** What is filled of its flows, whether or not the figure has it in it; null where no day is. */
  filling: filling.extend({ applied: z.boolean() }).nullish(),
  /** Of AASHTO's figure without filled days, those of its factors folded in. */
  interval: interval.nullish(),
  /** The release that worked it out. */
  code: z.string(),
  /** The publication in force, where there is one. */
  publication: publication.nullable(),
});
export type FigureProvenance = z.output<typeof provenance>;

export const publications = z.strictObject({ data: z.array(publication) });
export const onePublication = publication;
export const openedPublication = z.strictObject({
  publication,
  /** The canonical JSON that was hashed, to the letter. */
  record: z.string(),
  comparison,
  /** Whether the caller may publish a new figure in its place. */
  may_supersede: z.boolean(),
});
export type OpenedPublication = z.output<typeof openedPublication>;

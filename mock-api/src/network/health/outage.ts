import { lengthOf, without, type Minutes, type Span } from './instants.ts';

/** Why there are no data: a station fell silent, never delivered, lacks one flow, or an upload is overdue. */
type OutageKind = 'silent' | 'never' | 'flow' | 'overdue';

/** A stretch without data, as the watch sees it. A person's note, level and corrections stand beside it, never in it. */
export type Outage = {
  kind: OutageKind;
  /** Of a flow alone; null: of the station. */
  flow: string | null;
  /** The first moment without data. */
  start: Minutes;
  /** When data should have been there. */
  dueAt: Minutes;
  /** The hour in which it was found. */
  silentAt: Minutes;
  /** What was usual then, and from what age on it was silent. */
  usual: Minutes;
  threshold: Minutes;
  /** The highest of the ages of a week, two and four that it was told at; 0 before. */
  stage: Minutes;
  /** The arrival that was confirmed later; null while it lasts. */
  recoveredAt: Minutes | null;
  /** When nothing was missing any more. */
  filledAt: Minutes | null;
  /** When it was closed by the station's retirement. */
  retiredAt: Minutes | null;
  /** What of it is missing, once data have come behind it; nothing where all of it came later. */
  missing: readonly Span[];
  /** The stretches in which a recovery was being confirmed. */
  confirming: readonly Span[];
};

/** What may be told of an outage. */
export type NewsKind = 'silent' | 'still' | 'recovered' | 'filled' | 'retired';
/** Something to tell of an outage, named by its key. */
export type News = { outage: string; at: Minutes; what: NewsKind };

/** What one outage of a station is known by: no two of a kind and flow are found in the same hour. */
export const outageKey = ({ kind, flow, silentAt }: Pick<Outage, 'kind' | 'flow' | 'silentAt'>): string =>
  [kind, flow ?? '', silentAt].join(':');

/** After what ages without data it is told again, each once. */
const STAGES: readonly Minutes[] = [7, 14, 28].map((days) => days * 24 * 60);

/** An outage that begins. */
export const begun = (
  of: Pick<Outage, 'kind' | 'flow' | 'start' | 'dueAt' | 'silentAt' | 'usual' | 'threshold'>,
): Outage => ({
  ...of,
  stage: 0,
  recoveredAt: null,
  filledAt: null,
  retiredAt: null,
  missing: [],
  confirming: [],
});

/** An outage at a greater age, and what of it is to be told: it goes up a stage where it lasts beyond one. */
export function grown(outage: Outage, age: Minutes): { outage: Outage; stages: number } {
  const reached = STAGES.filter((stage) => stage > outage.threshold && age >= stage && outage.stage < stage);
  return { outage: { ...outage, stage: Math.max(outage.stage, ...reached) }, stages: reached.length };
}

/** How much an outage has lost so far, in minutes. */
export const lostOf = ({ missing }: Pick<Outage, 'missing'>): Minutes => lengthOf(missing);

/**
 * An outage after data came up to a new moment: what lies between is missing, until it is filled. Of what was closed by plan nothing
 * was expected.
 */
export function left(outage: Outage, [from, until]: Span, closures: readonly Span[]): Outage {
  const gap: Span = [Math.max(from, outage.start), until];
  if (gap[1] <= gap[0]) return outage;
  const missing = closures.reduce<readonly Span[]>((gaps, closure) => without(gaps, closure), [gap]);
  return missing.length > 0 ? { ...outage, missing: [...outage.missing, ...missing] } : outage;
}

/** An outage after data came of a stretch behind the newest count; the same one where none of it was missing. */
export function refilled(outage: Outage, stretch: Span, at: Minutes): Outage {
  const missing = without(outage.missing, stretch);
  if (lengthOf(missing) === lengthOf(outage.missing)) return outage;
  return { ...outage, missing, filledAt: missing.length === 0 ? at : outage.filledAt };
}

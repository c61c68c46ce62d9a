/** An instant as whole minutes since 1970-01-01 UTC; a length of time in minutes. */
export type Minutes = number;
/** A stretch of time, its end not in it. */
export type Span = readonly [from: Minutes, until: Minutes];

export const HOUR: Minutes = 60;
export const DAY: Minutes = 24 * HOUR;

/** Whether an instant lies in a stretch. */
export const isIn = ([from, until]: Span, at: Minutes): boolean => at >= from && at < until;

/** How long stretches are together. */
export const lengthOf = (spans: readonly Span[]): Minutes =>
  spans.reduce((sum, [from, until]) => sum + until - from, 0);

/** What of stretches lies outside another one. */
export const without = (spans: readonly Span[], [start, end]: Span): Span[] =>
  spans.flatMap(([from, until]) =>
    [[from, Math.min(until, start)] as const, [Math.max(from, end), until] as const].filter(
      ([one, other]) => one < other,
    ),
  );

/** How much of a stretch lies outside others, which may overlap. */
export const outside = (spans: readonly Span[], of: Span): Minutes =>
  lengthOf(spans.reduce<readonly Span[]>((left, span) => without(left, span), of[1] > of[0] ? [of] : []));

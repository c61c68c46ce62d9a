import type { FindingRule, FindingSeverity } from 'shared-domain';
import type { Noticed } from './series.ts';

/** What a rule noticed, with the rule's name. */
export type Named = Noticed & { rule: FindingRule };

/** What belongs together in a flow: one question to the person, though several rules may ask it. */
export type Case = {
  /** The part that weighs most and reaches furthest: it names the case. */
  lead: Named;
  /** In the order of time. */
  parts: Named[];
  from: number;
  until: number;
  severity: FindingSeverity;
};

const WEIGHT: Record<FindingSeverity, number> = { strong: 2, review: 1, hint: 0 };

/** Rules that fire where nobody, or hardly anybody, was counted. */
const FEW = new Set<FindingRule>([
  'zero-days',
  'zero-daytime',
  'silent-flow',
  'day-low',
  'direction',
  'same-value',
]);
/** Rules that fire where too many were. */
const MANY = new Set<FindingRule>(['spike', 'day-high', 'day-cap', 'night', 'direction', 'same-value']);
/** What is missing belongs to a silence that it touches: the counter was out. */
const SILENT = new Set<FindingRule>(['gap', 'zero-days', 'zero-daytime', 'silent-flow']);

/**
 * Puts together what overlaps or touches and is about the same: too few, too many, or a counter that was out. Gaps,
 * low days and shifts of the clock go together across `near` cells too. A hint joins what it overlaps, and never widens it.
 */
export function casesOf(noticed: readonly Named[], near: number): Case[] {
  const weighty = grouped(
    noticed.filter(({ severity }) => severity !== 'hint'),
    near,
  );
  const alone: Named[] = [];
  for (const hint of noticed.filter(({ severity }) => severity === 'hint')) {
    const beside = weighty.filter(({ parts }) =>
      parts.some((part) => apartBy(part, hint) < 0 && isAlike(part, hint)),
    );
    if (beside.length === 0) alone.push(hint);
    for (const one of beside) one.parts.push(hint);
  }
  return [...weighty, ...grouped(alone, near)].toSorted((a, b) => a.from - b.from || a.until - b.until);
}

function grouped(noticed: readonly Named[], near: number): Case[] {
  let open: Named[][] = [];
  const groups: Named[][] = [];
  const furthest = near * REACH;
  for (const part of noticed.toSorted((a, b) => a.from - b.from || b.until - a.until)) {
    const isPast = (group: Named[]) => group.every(({ until }) => until + furthest < part.from);
    groups.push(...open.filter(isPast));
    const still = open.filter((group) => !isPast(group));
    const joining = still.filter((group) => group.some((other) => belong(other, part, near)));
    open = [...still.filter((group) => !joining.includes(group)), [...joining.flat(), part]];
  }
  return [...groups, ...open].map(caseOf);
}

/** How many times `near` two stretches of a low level, and two shifts of the clock, may lie apart. */
const WEEK = 7;
const REACH = 2 * WEEK;

/** Peaks and nights that a wrong clock has moved are no question of their own. */
const isMoved = ({ rule }: Named) => rule === 'spike' || rule === 'night';
const isWithin = (one: Named, other: Named) => one.from <= other.from && other.until <= one.until;

const isLevel = ({ evidence }: Named) => evidence.percent !== undefined;

function belong(one: Named, other: Named, near: number): boolean {
  const apart = apartBy(one, other);
  if (one.rule === 'clock' || other.rule === 'clock') {
    return one.rule === other.rule ? apart <= near * REACH : isWithin(one, other) && isMoved(other);
  }
  if (one.rule === 'day-low' && other.rule === 'day-low')
    return apart <= near * (isLevel(one) && isLevel(other) ? WEEK : 1);
  if (one.rule === 'gap' && other.rule === 'gap') return apart <= near;
  return isAlike(one, other) && (apart < 0 || (apart === 0 && !bothIn(MANY, one, other)));
}

/** Cells between two stretches; less than none where they overlap. */
function apartBy(one: Named, other: Named): number {
  return Math.max(one.from, other.from) - Math.min(one.until, other.until);
}

const isAlike = (one: Named, other: Named) => [FEW, MANY, SILENT].some((kind) => bothIn(kind, one, other));
const bothIn = (kind: ReadonlySet<FindingRule>, one: Named, other: Named) =>
  kind.has(one.rule) && kind.has(other.rule);

function caseOf(parts: Named[]): Case {
  const inTime = parts.toSorted((a, b) => a.from - b.from || b.until - a.until);
  const lead = parts.reduce((first, part) => (weighsMore(part, first) ? part : first));
  return {
    lead,
    parts: inTime,
    from: Math.min(...parts.map(({ from }) => from)),
    until: Math.max(...parts.map(({ until }) => until)),
    severity: lead.severity,
  };
}

function weighsMore(one: Named, other: Named): boolean {
  const [a, b] = [WEIGHT[one.severity], WEIGHT[other.severity]];
  return a === b ? one.until - one.from > other.until - other.from : a > b;
}

/** The stretches that the parts cover, each cell once, in the order of time. */
export function stretchesOf(
  parts: readonly { from: number; until: number }[],
): { from: number; until: number }[] {
  const stretches: { from: number; until: number }[] = [];
  for (const { from, until } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else stretches.push({ from, until });
  }
  return stretches;
}

import type { Settings } from './finding-settings.rules.ts';
import type { FlowDays } from './flows.rules.ts';
import { PROPOSED, weekdayOf, type Noticed } from './series.ts';
import { median } from './statistics.ts';
import type { UsualDay } from './usual-days.rules.ts';

const WEEK = 7;
const MONDAY = 1;
/** Days of a week that must be whole on both sides. */
const LEAST_DAYS = 5;
/** Weeks that say what share is usual, and how few are enough for that. */
const USUAL_WEEKS = 8;
const LEAST_WEEKS = 4;
/** After so many weeks in a row the other share is the usual one. */
const NEW_SHARE_WEEKS = 9;
/** A day belongs to a changed week when it shows this part of the change. */
const PART = 0.5;
/** A day outside of this multiple of its usual total is a matter of its own. */
const PLAIN = { least: 0.25, most: 1.75 };

type Pair = { day: UsualDay; own: number; other: number };
type Week = { first: number; pairs: Pair[]; own: number; other: number; share: number };

/**
 * Stretches in which this side of a two-way facility has another share of both than it usually has, and it is this side
 * that departs from its past, not the other. Without a past, weeks with too small a share are a hint. Another counter on one of both
 * sides begins a new past; the week in which it came is of neither.
 */
export function findUnevenWeeks(flow: FlowDays, other: FlowDays, settings: Settings): Noticed[] {
  const found: Noticed[] = [];
  let usual: Week[] = [];
  let changed = 0;
  const swaps = [...(flow.series.newFrom ?? []), ...(other.series.newFrom ?? [])];
  let last = -Infinity;
  for (const week of weeksOf(flow, other)) {
    const came = swaps.filter((day) => day > last && day <= week.first + WEEK - 1);
    last = week.first + WEEK - 1;
    if (came.length > 0) [usual, changed] = [[], 0];
    if (came.some((day) => day > week.first)) continue;
    if (week.own + week.other < settings['direction.week']) continue;
    const before = middleOf(usual);
    const isChanged = before !== null && Math.abs(week.share - before.share) >= settings['direction.points'];
    if (!isChanged || changed >= NEW_SHARE_WEEKS) {
      usual = changed >= NEW_SHARE_WEEKS ? [week] : [...usual.slice(1 - USUAL_WEEKS), week];
      changed = 0;
    } else changed += 1;
    if (before === null) found.push(...smallShare(week, settings));
    else if (isChanged && isOwnDoing(week, before)) found.push(...otherShare(week, before.share, settings));
  }
  return joined(found);
}

/** Weeks, Monday to Sunday, with the days that are whole on both sides, and no event or silence of one of them. */
function weeksOf(flow: FlowDays, other: FlowDays): Week[] {
  const byDay = new Map(other.days.map((day) => [day.day, day]));
  const weeks: Week[] = [];
  const first = flow.days.findIndex(({ day }) => weekdayOf(day) === MONDAY);
  for (let at = Math.max(0, first); at + WEEK <= flow.days.length; at += WEEK) {
    const pairs = flow.days.slice(at, at + WEEK).flatMap((day): Pair[] => {
      const opposed = byDay.get(day.day);
      return isPlain(day) && opposed && isPlain(opposed)
        ? [{ day, own: day.total ?? 0, other: opposed.total ?? 0 }]
        : [];
    });
    if (pairs.length < LEAST_DAYS) continue;
    const [own, others] = [sumOf(pairs, 'own'), sumOf(pairs, 'other')];
    weeks.push({ first: flow.days[at]?.day ?? 0, pairs, own, other: others, share: shareOf(own, others) });
  }
  return weeks;
}

/** Single days that other rules tell of would pull a whole week along. */
function isPlain({ isUsable, isOut, total, usual }: UsualDay): boolean {
  if (!isUsable || isOut || total === null) return false;
  if (usual === null) return true;
  return total <= PLAIN.most * usual && total >= PLAIN.least * usual;
}

const sumOf = (pairs: readonly Pair[], side: 'own' | 'other') =>
  pairs.reduce((sum, pair) => sum + pair[side], 0);
const shareOf = (own: number, other: number) => (100 * own) / Math.max(1, own + other);

type Usual = { own: number; other: number; share: number };

function middleOf(weeks: readonly Week[]): Usual | null {
  if (weeks.length < LEAST_WEEKS) return null;
  const middle = (pick: (week: Week) => number) => median(weeks.map(pick));
  return {
    own: middle(({ own, pairs }) => own / pairs.length),
    other: middle(({ other, pairs }) => other / pairs.length),
    share: middle(({ share }) => share),
  };
}

/** Whether this side is further from its own past than the other one is from its. */
function isOwnDoing({ own, other, pairs }: Week, usual: Usual): boolean {
  const apart = (now: number, before: number) => Math.abs(Math.log((now / pairs.length + 1) / (before + 1)));
  return apart(own, usual.own) >= apart(other, usual.other);
}

function smallShare({ pairs, own, other, share }: Week, settings: Settings): Noticed[] {
  if (share >= settings['direction.share'] || !pairs.some(({ day }) => day.isUnderReview)) return [];
  return [
    {
      from: pairs[0]?.day.from ?? 0,
      until: pairs.at(-1)?.day.until ?? 0,
      severity: 'hint',
      value: share,
      threshold: settings['direction.share'],
      suspects: [],
      evidence: { own, both: own + other },
    },
  ];
}

function otherShare({ pairs, own, other, share }: Week, usual: number, settings: Settings): Noticed[] {
  const sign = Math.sign(share - usual);
  const days = pairs.filter(
    (pair) =>
      sign * (shareOf(pair.own, pair.other) - usual) >= PART * settings['direction.points'] &&
      pair.day.isUnderReview,
  );
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  return [
    {
      from: first.day.from,
      until: last.day.until,
      severity: 'review',
      value: share,
      threshold: usual + sign * settings['direction.points'],
      suspects: sign < 0 ? [PROPOSED.malfunction, PROPOSED.low] : [PROPOSED.high, PROPOSED.malfunction],
      evidence: { own, both: own + other, usual },
    },
  ];
}

/** Weeks next to each other with a change the same way are one finding, told by the one that is furthest from usual. */
function joined(found: readonly Noticed[]): Noticed[] {
  const runs: Noticed[] = [];
  for (const one of found) {
    const last = runs.at(-1);
    const isSame = last?.severity === one.severity && last.suspects[0] === one.suspects[0];
    const isNear = last !== undefined && one.from - last.until <= (last.until - last.from) / 2;
    if (!last || !isSame || !isNear || one.severity === 'hint') runs.push(one);
    else {
      const apart = ({ value, evidence }: Noticed) => Math.abs(value - (evidence.usual ?? 0));
      runs[runs.length - 1] = {
        ...(apart(one) > apart(last) ? one : last),
        from: last.from,
        until: one.until,
      };
    }
  }
  return runs;
}

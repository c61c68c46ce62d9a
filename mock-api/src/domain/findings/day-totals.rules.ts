import { runsOfDays, type Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { PROPOSED, weekdayOf, type Noticed, type RuleFlow } from './series.ts';
import { median } from './statistics.ts';

const WINDOW_DAYS = 27;
const LEAST_VALUES = 3;
const WEEK = 7;

/** A day with the median of its weekday in the 27 days before; null where fewer than three of them are fit. */
type Compared = Day & { usual: number | null };

/** Each day beside its own weekday's median. */
export function compared(days: readonly Day[]): Compared[] {
  return days.map((day, at) => {
    const before: number[] = [];
    for (let back = WEEK; back <= WINDOW_DAYS; back += WEEK) {
      const one = days[at - back];
      if (one?.isUsable && one.total !== null) before.push(one.total);
    }
    return { ...day, usual: before.length >= LEAST_VALUES ? median(before) : null };
  });
}

/** Days far above the usual one of their weekday. A day over the flow's cap is told by that alone. */
export function findHighDays(days: readonly Compared[], settings: Settings, cap: number): Noticed[] {
  const limit = ({ usual }: Compared) =>
    usual === null
      ? Infinity
      : Math.max(settings['day-high.times'] * usual, usual + settings['day-high.more']);
  const isHigh = (day: Compared) =>
    day.isUnderReview && day.total !== null && day.total > limit(day) && day.total <= cap;
  return runsOfDays(days, isHigh).map((run) =>
    noticed(run, limit, { suspects: [PROPOSED.event, PROPOSED.high], extreme: 'highest' }),
  );
}

/** Days far under the usual one of their weekday; incomplete ones are left to the rule for gaps. */
export function findLowDays(days: readonly Compared[], settings: Settings): Noticed[] {
  const limit = ({ usual }: Compared) =>
    usual === null || usual < settings['day-low.median'] ? -Infinity : settings['day-low.times'] * usual;
  const isLow = (day: Compared) =>
    day.isUnderReview && day.isUsable && day.total !== null && day.total < limit(day);
  return runsOfDays(days, isLow).map((run) =>
    noticed(run, limit, { suspects: [PROPOSED.low], extreme: 'lowest' }),
  );
}

type Caps = { review: number; strong: number };

const PEDESTRIAN = new Set(['1', '4', '5', '6']);
const BICYCLE = '2';

/** The most that a day may have, by what the flow counts; Infinity where the reference names no cap. */
export function capsOf({ count_type_code: type }: RuleFlow, settings: Settings): Caps {
  const kind = type === BICYCLE ? 'bicycles' : PEDESTRIAN.has(type) ? 'pedestrians' : null;
  if (!kind || settings['day-cap.on'] === 0) return { review: Infinity, strong: Infinity };
  return { review: settings[`day-cap.${kind}`], strong: settings[`day-cap.${kind}_strong`] };
}

/** Days with more people than a place of its kind has. */
export function findCappedDays(days: readonly Day[], caps: Caps): Noticed[] {
  const isOver = (day: Day) => day.isUnderReview && day.total !== null && day.total > caps.review;
  return runsOfDays(days, isOver).map((run) => {
    const most = Math.max(...run.map(({ total }) => total ?? 0));
    return {
      from: run[0].from,
      until: run.at(-1)?.until ?? 0,
      severity: most > caps.strong ? 'strong' : 'review',
      value: most,
      threshold: most > caps.strong ? caps.strong : caps.review,
      suspects: [PROPOSED.high],
      evidence: { days: run.length },
    };
  });
}

/** A run of days, told by the one that is furthest from usual. */
function noticed(
  run: [Compared, ...Compared[]],
  limit: (day: Compared) => number,
  { suspects, extreme }: { suspects: number[]; extreme: 'highest' | 'lowest' },
): Noticed {
  const sign = extreme === 'highest' ? 1 : -1;
  const worst = run.reduce((a, b) => (sign * ((b.total ?? 0) - (a.total ?? 0)) > 0 ? b : a));
  return {
    from: run[0].from,
    until: run.at(-1)?.until ?? 0,
    severity: 'review',
    value: worst.total ?? 0,
    threshold: limit(worst),
    suspects,
    evidence: {
      days: run.length,
      usual: worst.usual ?? 0,
      day: worst.day,
      weekday: weekdayOf(worst.day),
    },
  };
}

import { runsOfDays } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { PROPOSED, weekdayOf, type Noticed, type RuleFlow } from './series.ts';
import type { UsualDay } from './usual-days.rules.ts';

/** Days far above the usual one of their kind, as a multiple, in counts and in spreads of the flow's own past. */
export function findHighDays(days: readonly UsualDay[], settings: Settings): Noticed[] {
  const limit = ({ usual, spread }: UsualDay) =>
    usual === null
      ? Infinity
      : Math.max(
          settings['day-high.times'] * usual,
          usual + settings['day-high.more'],
          usual + settings['day-high.spreads'] * spread,
        );
  const isHigh = (day: UsualDay) => day.isUnderReview && day.total !== null && day.total > limit(day);
  return runsOfDays(days, isHigh).map((run) =>
    noticed(run, limit, { suspects: [PROPOSED.event, PROPOSED.high], extreme: 'highest' }),
  );
}

/** Days far under the usual one of their kind, or at a level that has fallen; incomplete ones are left to the rule for gaps. */
export function findLowDays(days: readonly UsualDay[], settings: Settings): Noticed[] {
  const limit = ({ usual, spread, level }: UsualDay) =>
    usual === null || usual < settings['day-low.median']
      ? -Infinity
      : level === null
        ? Math.min(settings['day-low.times'] * usual, usual - settings['day-low.spreads'] * spread)
        : settings['day-low.level'] * usual;
  const isLow = (day: UsualDay) =>
    day.isUnderReview &&
    day.total !== null &&
    (day.isUsable || day.isOut) &&
    limit(day) >= 0 &&
    (day.level === null ? day.total < limit(day) : day.total < settings['day-high.times'] * (day.usual ?? 0));
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
  if (!kind) return { review: Infinity, strong: Infinity };
  return { review: settings[`day-cap.${kind}`], strong: settings[`day-cap.${kind}_strong`] };
}

/** Days with more people than a place of its kind has: the last resort, where the flow's own past says nothing else. */
export function findCappedDays(days: readonly UsualDay[], caps: Caps, settings: Settings): Noticed[] {
  const isOver = ({ isUnderReview, total, usual }: UsualDay) =>
    isUnderReview &&
    total !== null &&
    total > Math.max(caps.review, settings['day-cap.times'] * (usual ?? 0));
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
  run: [UsualDay, ...UsualDay[]],
  limit: (day: UsualDay) => number,
  { suspects, extreme }: { suspects: number[]; extreme: 'highest' | 'lowest' },
): Noticed {
  const sign = extreme === 'highest' ? 1 : -1;
  const worst = run.reduce((a, b) => (sign * ((b.total ?? 0) - (a.total ?? 0)) > 0 ? b : a));
  const levels = run.flatMap(({ level }) => level ?? []);
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
      ...(levels.length > 0 ? { percent: Math.round(100 * Math.min(...levels)) } : {}),
    },
  };
}

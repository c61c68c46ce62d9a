import { useMemo } from 'react';
import { laneMarks, type LaneMark } from 'shared-ui/marks';
import { useLoaded } from 'shared-ui/query';
import { DAY, toTime } from 'shared-ui/time-axis';
import { daysOfWeek, daysWithKnown } from './home-known.rules.ts';
import { knownDaysQuery } from './station-home.resource.ts';

const NONE: readonly LaneMark[] = [];

/** What is known of the week that the flows' pictures show, as it stands over them; none before it has come. */
export function useWeekMarks(stationId: string, week: string | null): readonly LaneMark[] {
  const period = useMemo(() => (week === null ? null : daysOfWeek(week)), [week]);
  const { load } = useLoaded(knownDaysQuery(stationId, period));
  const known = load.state === 'loaded' ? load.value : null;
  return useMemo(() => {
    if (period === null || known === null) return NONE;
    const from = toTime(period.from);
    return laneMarks(daysWithKnown(known, period), { from, to: from + 7 * DAY });
  }, [period, known]);
}

import type { HomeFlow, StationHome } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import type { LaneMark } from 'shared-ui/marks';
import { HomeKnown } from './home-known.tsx';
import { HomeWeek } from './home-week.tsx';
import { homeTexts } from './texts.ts';
import { useWeekMarks } from './use-week-marks.ts';

/** The flows of a station, each with its latest week drawn by the hour. */
export function HomeFlows({ home: { station, flows, week } }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  const marks = useWeekMarks(station.station_id_tmg, week);
  if (flows.length === 0) return <p>{t('noFlows')}</p>;
  return (
    <>
      <ul className="station-flows">
        {flows.map((flow) => (
          <FlowItem key={flow.id} flow={flow} week={week} marks={marks} />
        ))}
      </ul>
      {week !== null && <HomeKnown stationId={station.station_id_tmg} week={week} />}
    </>
  );
}

function FlowItem({
  flow,
  week,
  marks,
}: {
  flow: HomeFlow;
  week: string | null;
  marks: readonly LaneMark[];
}) {
  const t = useTexts(homeTexts);
  return (
    <li>
      <div>
        <h3>{flow.name}</h3>
        <p className="cx-muted">{t('flowFacts', { type: flow.count_type, direction: flow.direction })}</p>
        <p className="cx-muted">{flow.flowid_txdot}</p>
      </div>
      {week !== null && flow.last_count !== null && <HomeWeek hours={flow.hours} from={week} marks={marks} />}
      <ul className="station-flow-facts">
        <li>{flow.last_count ? t('lastData', { date: formatDate(flow.last_count) }) : t('noCounts')}</li>
        <li>
          {flow.certified_until
            ? t('flowCertified', {
                day: t('certifiedBut', {
                  day: formatDate(flow.certified_until),
                  count: flow.uncertified_days ?? 0,
                }),
              })
            : t('notCertified')}
        </li>
        <li>
          {flow.aadt
            ? t('aadt', { value: formatNumber(Math.round(flow.aadt.aadt)), year: String(flow.aadt.year) })
            : t('noAadt')}
        </li>
      </ul>
    </li>
  );
}

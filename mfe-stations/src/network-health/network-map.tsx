import { useMemo } from 'react';
import { paths, type HealthState, type MapSettings, type StationHealth } from 'shared-domain';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { CounterMap, figureClass, placedAt, type Counter } from 'shared-ui/map';
import { stateWord } from './health-words.ts';
import { healthTexts } from './texts.ts';

type Level = 1 | 2 | 3 | 4 | 5 | null;

/** How large and dark a state is drawn: what asks for somebody most, most. */
const LEVELS: Record<HealthState, Level> = {
  silent: 5,
  overdue: 4,
  failing: 4,
  recovering: 4,
  maintenance: 4,
  late: 3,
  review: 3,
  new: 2,
  waiting: 2,
  working: 1,
  closed: null,
  retired: null,
};
const LEGEND: readonly HealthState[] = ['silent', 'overdue', 'late', 'new', 'working', 'closed'];
/** What is drawn alike is told together. */
const ALIKE: Partial<Record<HealthState, readonly HealthState[]>> = {
  overdue: ['overdue', 'failing', 'recovering', 'maintenance'],
  late: ['late', 'review'],
  new: ['new', 'waiting'],
  closed: ['closed', 'retired'],
};

/** Where the counters are, and which of them ask for somebody. */
export function NetworkMap({
  stations,
  map: { tiles },
}: {
  stations: readonly StationHealth[];
  map: MapSettings;
}) {
  const t = useTexts(healthTexts);
  const counters = useMemo(() => stations.flatMap((station) => counterOf(station, t)), [stations, t]);
  return <CounterMap counters={counters} tiles={tiles} legend={<Legend />} />;
}

function counterOf(station: StationHealth, t: Translate<typeof healthTexts.en>): Counter[] {
  const { station_id_tmg: stationId, station_name, agency, latitude, longitude, state } = station;
  if (latitude === null || longitude === null) return [];
  return [
    {
      ...placedAt(longitude, latitude),
      id: stationId,
      stationId,
      name: station_name,
      area: agency,
      days: null,
      figure: {
        level: LEVELS[state],
        grade: null,
        trend: null,
        isState: true,
        says: stateWord(state, t),
        way: { to: paths.station.href({ stationId }), label: t('stationPage') },
      },
    },
  ];
}

function Legend() {
  const t = useTexts(healthTexts);
  return (
    <ul className="cx-figure-legend" aria-label={t('legend')}>
      {LEGEND.map((state) => (
        <li key={state}>
          <span
            className={`cx-figure-dot ${figureClass({ level: LEVELS[state], grade: null, isState: true })}`}
            aria-hidden
          />{' '}
          {(ALIKE[state] ?? [state]).map((one) => stateWord(one, t)).join(', ')}
        </li>
      ))}
    </ul>
  );
}

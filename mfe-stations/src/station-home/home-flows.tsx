import { minutesOfText, wallClock, type HomeFlow, type StationHome } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { sparkline, weekInWords } from './sparkline.rules.ts';
import { homeTexts } from './texts.ts';

const [WIDTH, HEIGHT] = [336, 56];

/** The flows of a station, each with its latest week drawn by the hour. */
export function HomeFlows({ home: { flows, week } }: { home: StationHome }) {
  const t = useTexts(homeTexts);
  if (flows.length === 0) return <p>{t('noFlows')}</p>;
  return (
    <ul className="station-flows">
      {flows.map((flow) => (
        <FlowItem key={flow.id} flow={flow} week={week} />
      ))}
    </ul>
  );
}

function FlowItem({ flow, week }: { flow: HomeFlow; week: string | null }) {
  const t = useTexts(homeTexts);
  return (
    <li>
      <div>
        <h3>{flow.name}</h3>
        <p className="cx-muted">{t('flowFacts', { type: flow.count_type, direction: flow.direction })}</p>
        <p className="cx-muted">{flow.flowid_txdot}</p>
      </div>
      {week !== null && flow.last_count !== null && <Week hours={flow.hours} from={week} />}
      <ul className="station-flow-facts">
        <li>{flow.last_count ? t('lastData', { date: formatDate(flow.last_count) }) : t('noCounts')}</li>
        <li>
          {flow.certified_until
            ? t('flowCertified', { day: formatDate(flow.certified_until) })
            : t('notCertified')}
        </li>
        <li>
          {flow.aadt
            ? t('aadt', { value: formatNumber(flow.aadt.aadt), year: String(flow.aadt.year) })
            : t('noAadt')}
        </li>
      </ul>
    </li>
  );
}

/** A week of hours as a line, and in words for those who don't see it. */
function Week({ hours, from }: { hours: HomeFlow['hours']; from: string }) {
  const t = useTexts(homeTexts);
  const { line, dots } = sparkline(hours, WIDTH, HEIGHT);
  const { total, missing, busiest } = weekInWords(hours);
  const words = [
    t('week', { day: formatDate(from), total: formatNumber(total), missing: formatNumber(missing) }),
  ];
  if (busiest !== null) {
    const when = formatDate(wallClock((minutesOfText(from) ?? 0) + busiest * 60));
    words.push(t('busiest', { when, count: formatNumber(hours[busiest] ?? 0) }));
  }
  return (
    <figure className="station-week">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file
        role="img"
        aria-label={words.join(' ')}
      >
        <path d={line} />
        {dots.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={1.5} />
        ))}
      </svg>
      <figcaption className="cx-muted" aria-hidden>
        {words.join(' ')}
      </figcaption>
    </figure>
  );
}

import { useTexts } from 'shared-ui/i18n';
import { Fact, Facts } from 'shared-ui/ui';
import { stationTime } from './health-words.ts';
import type { HealthOfStation } from './health.resource.ts';
import { StateMark } from './state-mark.tsx';
import { healthTexts } from './texts.ts';

type Flow = NonNullable<HealthOfStation['flows']>[number];

/** The state of each flow that is watched, and how far its counts reach; nothing where none is. */
export function FlowStates({ flows, timeZone }: { flows: readonly Flow[]; timeZone: string }) {
  const t = useTexts(healthTexts);
  const watched = flows.filter(({ state }) => state);
  if (watched.length === 0) return null;
  return (
    <section className="health-part" aria-label={t('flows')}>
      <h3>{t('flows')}</h3>
      <Facts>
        {watched.map((flow) => (
          <Fact key={flow.id} name={flow.name}>
            <OwnState flow={flow} timeZone={timeZone} />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function OwnState({
  flow: { state, since, through_at: through },
  timeZone,
}: {
  flow: Flow;
  timeZone: string;
}) {
  const t = useTexts(healthTexts);
  if (!state) return null;
  return (
    <>
      <StateMark state={state} />
      {since && <div className="cx-muted">{t('lasts', { start: stationTime(since, timeZone) })}</div>}
      {through && (
        <div className="cx-muted">{t('flowThrough', { date: stationTime(through, timeZone) })}</div>
      )}
      {state === 'unconnected' && <div className="cx-muted">{t('unconnectedWhy')}</div>}
    </>
  );
}

import { useState } from 'react';
import type { Outage } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Card, Fact, Facts, LoadState } from 'shared-ui/ui';
import { HomeClosures } from './home-closures.tsx';
import { stationTime } from './health-words.ts';
import { healthQuery, type HealthOfStation } from './health.resource.ts';
import { OutageDialog } from './outage-dialog.tsx';
import { OutageItem } from './outage-item.tsx';
import { StateMark } from './state-mark.tsx';
import { healthTexts } from './texts.ts';
import { UptimeTable } from './uptime-table.tsx';

/** What is known of a station's counter: its state, outages and who looked into them, planned closures, uptime. */
export function HomeHealth({ stationId }: { stationId: string }) {
  const t = useTexts(healthTexts);
  const { load, reload } = useLoaded(healthQuery(stationId));
  return (
    <Card title={t('card')}>
      <LoadState load={load} retry={reload}>
        {(known) => <Health stationId={stationId} known={known} />}
      </LoadState>
    </Card>
  );
}

function Health({ stationId, known }: { stationId: string; known: HealthOfStation }) {
  const t = useTexts(healthTexts);
  const { health, outages, closures, uptime } = known;
  const { since, through_at, usual_hours, time_zone: zone } = health;
  return (
    <>
      <Facts>
        <Fact name={t('state')}>
          <StateMark state={health.state} />
        </Fact>
        {since && <Fact name={t('since')}>{stationTime(since, zone)}</Fact>}
        {through_at && <Fact name={t('through')}>{stationTime(through_at, zone)}</Fact>}
        {through_at && (
          <Fact name={t('usual')}>
            {usual_hours === null
              ? t('learning')
              : t('hours', { hours: Math.max(1, Math.round(usual_hours)) })}
          </Fact>
        )}
      </Facts>
      <Outages station={health} outages={outages} />
      <HomeClosures stationId={stationId} closures={closures} />
      {uptime.length > 0 && <UptimeTable months={uptime} />}
    </>
  );
}

type OutagesProps = { station: HealthOfStation['health']; outages: readonly Outage[] };

function Outages({ station, outages }: OutagesProps) {
  const t = useTexts(healthTexts);
  const [opened, setOpened] = useState<Outage>();
  return (
    <section className="health-part" aria-label={t('outages')}>
      <h3>{t('outages')}</h3>
      {outages.length === 0 ? (
        <p>{t('noOutages')}</p>
      ) : (
        <ul className="health-list">
          {outages.map((outage) => (
            <OutageItem key={outage.id} station={station} outage={outage} onOpen={() => setOpened(outage)} />
          ))}
        </ul>
      )}
      {opened && <OutageDialog station={station} outage={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

import { useRef, useState } from 'react';
import { OUTAGES_LISTED, type Outage } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, Card, Fact, Facts, LoadState } from 'shared-ui/ui';
import { EnterOutageDialog } from './enter-outage-dialog.tsx';
import { HomeClosures } from './home-closures.tsx';
import { stationTime, usualWord } from './health-words.ts';
import { healthQuery, type HealthOfStation } from './health.resource.ts';
import { OutageDialog } from './outage-dialog.tsx';
import { OutageItem } from './outage-item.tsx';
import { rangeTexts } from './outage-texts.ts';
import { FlowStates } from './flow-states.tsx';
import { StateCell } from './state-cell.tsx';
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
  const { since, through_at, time_zone: zone } = health;
  return (
    <>
      <Facts>
        <Fact name={t('state')}>
          <StateCell station={health} />
        </Fact>
        {since && <Fact name={t('since')}>{stationTime(since, zone)}</Fact>}
        {through_at && <Fact name={t('through')}>{stationTime(through_at, zone)}</Fact>}
        {through_at && <Fact name={t('usual')}>{usualWord(health, t) ?? t('learning')}</Fact>}
      </Facts>
      <FlowStates flows={known.flows ?? NONE} timeZone={zone} />
      <Outages station={health} outages={outages} flows={known.flows ?? NONE} />
      <HomeClosures stationId={stationId} closures={closures} />
      {uptime.length > 0 && <UptimeTable months={uptime} />}
    </>
  );
}

const NONE: NonNullable<HealthOfStation['flows']> = [];

type OutagesProps = {
  station: HealthOfStation['health'];
  outages: readonly Outage[];
  flows: NonNullable<HealthOfStation['flows']>;
};

function Outages({ station, outages, flows }: OutagesProps) {
  const t = useTexts(rangeTexts);
  const [opened, setOpened] = useState<Outage>();
  const [entering, setEntering] = useState(false);
  const enter = useRef<HTMLButtonElement>(null);
  return (
    <section className="health-part" aria-label={t('outages')}>
      <h3>{t('outages')}</h3>
      {outages.length === 0 ? (
        <p>{t('noOutages')}</p>
      ) : (
        <ul className="health-list">
          {outages.map((outage) => (
            <OutageItem
              key={outage.id}
              {...{ station, outage, others: outages }}
              onOpen={() => setOpened(outage)}
              onGone={() => enter.current?.focus()}
            />
          ))}
        </ul>
      )}
      {outages.length >= OUTAGES_LISTED && (
        <p className="cx-muted">{t('newestOutages', { count: OUTAGES_LISTED })}</p>
      )}
      <Button ref={enter} severity="outlined" icon="plus" onClick={() => setEntering(true)}>
        {t('enter')}
      </Button>
      {entering && (
        <EnterOutageDialog
          stationId={station.station_id_tmg}
          flows={flows}
          onClose={() => setEntering(false)}
        />
      )}
      {opened && <OutageDialog station={station} outage={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

import { useState } from 'react';
import type { Outage } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, Card, Fact, Facts, LoadState } from 'shared-ui/ui';
import { HomeClosures } from './home-closures.tsx';
import { INVESTIGATION_WORDS, LEVEL_WORDS, outagePeriod, outageWord } from './health-words.ts';
import { healthQuery, type HealthOfStation } from './health.resource.ts';
import { OutageDialog } from './outage-dialog.tsx';
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
  const { since, through_at, usual_hours } = health;
  return (
    <>
      <Facts>
        <Fact name={t('state')}>
          <StateMark state={health.state} />
        </Fact>
        {since && <Fact name={t('since')}>{formatDate(since)}</Fact>}
        {through_at && <Fact name={t('through')}>{formatDate(through_at)}</Fact>}
        {through_at && (
          <Fact name={t('usual')}>
            {usual_hours === null
              ? t('learning')
              : t('hours', { hours: Math.max(1, Math.round(usual_hours)) })}
          </Fact>
        )}
      </Facts>
      <Outages stationId={stationId} outages={outages} />
      <HomeClosures stationId={stationId} closures={closures} />
      {uptime.length > 0 && <UptimeTable months={uptime} />}
    </>
  );
}

function Outages({ stationId, outages }: { stationId: string; outages: readonly Outage[] }) {
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
            <OutageItem key={outage.id} outage={outage} onOpen={() => setOpened(outage)} />
          ))}
        </ul>
      )}
      {opened && <OutageDialog stationId={stationId} outage={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

function OutageItem({ outage, onOpen }: { outage: Outage; onOpen: () => void }) {
  const t = useTexts(healthTexts);
  const { level, investigation, note, assignee, lost_hours, recovered_at, start_at } = outage;
  const lost =
    lost_hours > 0
      ? t('lost', { hours: formatNumber(Math.round(lost_hours)) })
      : t(recovered_at ? 'nothingLost' : 'until');
  const said = [
    t(INVESTIGATION_WORDS[investigation]),
    level && t(LEVEL_WORDS[level]),
    assignee && t('assignee', { person: assignee }),
  ];
  return (
    <li>
      <p>
        <strong>{outageWord(outage, t)}</strong> {outagePeriod(outage, t)}. {lost}.
      </p>
      <p className="cx-muted">{said.filter(Boolean).join(' · ')}</p>
      {note && <p className="health-note">{note}</p>}
      <Button
        severity="text"
        size="small"
        aria-label={t('sayOf', { date: formatDate(start_at) })}
        onClick={onOpen}
      >
        {t('say')}
      </Button>
    </li>
  );
}

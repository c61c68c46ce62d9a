import { useMemo } from 'react';
import type { MapSettings, StationSummary } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { CounterMap, countersOf } from 'shared-ui/map';
import { useLoaded } from 'shared-ui/query';
import { Card, LoadState, Page } from 'shared-ui/ui';
import { dashboardTexts } from './texts.ts';
import { MapEmbed } from './map-embed.tsx';
import { ToDoList } from './to-do.tsx';
import { Pinned } from './pinned.tsx';
import { StationsPanel } from './stations-panel.tsx';
import { dashboardQuery } from './dashboard.resource.ts';

/** The map of these stations. */
function CountersOnMap({ stations, tiles }: { stations: StationSummary[]; tiles: MapSettings['tiles'] }) {
  const counters = useMemo(() => countersOf(stations), [stations]);
  return <CounterMap counters={counters} tiles={tiles} />;
}

const TABLE_ID = 'stations';

/** What is to be done, where the agency's counters are, and which of them have counts to review. */
export function DashboardScreen() {
  const t = useTexts(dashboardTexts);
  const { agency } = useUser();
  const { load, reload } = useLoaded(dashboardQuery);
  return (
    <Page
      title={t('overview')}
      intro={agency.statewide ? t('overviewIntroAll') : t('overviewIntro', { agency: agency.name })}
    >
      <LoadState load={load} retry={reload}>
        {({ stations, toDo, map, pinned }) => (
          <>
            <ToDoList toDo={toDo} stations={stations} />
            <Pinned views={pinned} />
            <Card title={t('counterLocations')}>
              <a
                className="sh-skip sh-skip-inner"
                href={`#${TABLE_ID}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(TABLE_ID)?.focus();
                }}
              >
                {t('toTable')}
              </a>
              {map.embed === null ? (
                <CountersOnMap stations={stations} tiles={map.tiles} />
              ) : (
                <MapEmbed address={map.embed} />
              )}
            </Card>
            <div id={TABLE_ID} tabIndex={-1}>
              <StationsPanel stations={stations} toDo={toDo} />
            </div>
          </>
        )}
      </LoadState>
    </Page>
  );
}

import { useLoad } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Card, LoadState, Page } from 'shared-ui/ui';
import { shellTexts } from '../../texts.ts';
import { CounterMap } from './counter-map.tsx';
import { StationsPanel } from './stations-panel.tsx';
import { loadStations } from './stations.resource.ts';

const TABLE_ID = 'stations';

/** Where the agency's counters are and which of them have counts to review. */
export function DashboardScreen() {
  const t = useTexts(shellTexts);
  const { agency } = useUser();
  // the server words the count methods, so another language asks again
  const [language] = useLanguage();
  const { load, reload } = useLoad(loadStations, [language]);
  return (
    <Page
      title={t('overview')}
      intro={agency.statewide ? t('overviewIntroAll') : t('overviewIntro', { agency: agency.name })}
    >
      <LoadState load={load} retry={reload}>
        {(stations) => (
          <>
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
              <CounterMap stations={stations} />
            </Card>
            <div id={TABLE_ID} tabIndex={-1}>
              <StationsPanel stations={stations} />
            </div>
          </>
        )}
      </LoadState>
    </Page>
  );
}

import { useLoad } from 'shared-ui/api';
import { paths, type StationSummary } from 'shared-ui/domain';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { StageToggle } from './stage-toggle.tsx';
import { stageOf, stationsIn, type Stage } from './station-list.rules.ts';
import { StationListTable } from './station-list-table.tsx';
import { listTexts } from './texts.ts';

/** Name of the stage in the address. */
const SHOW = 'show';

/** The page of both stations lists: published stations or drafts, as the address says. */
export function StationList({ title, load }: { title: string; load: () => Promise<StationSummary[]> }) {
  const t = useTexts(listTexts);
  const [language] = useLanguage();
  const stations = useLoad(load, [load, language]);
  const [search, setSearch] = useSearchParams();
  const stage = stageOf(search.get(SHOW));
  // A fresh address: filters of one stage mean nothing in the other.
  const choose = (chosen: Stage) =>
    setSearch(chosen === 'drafts' ? { [SHOW]: chosen } : {}, { replace: true });

  return (
    <Page
      title={title}
      intro={t(stage === 'drafts' ? 'introDrafts' : 'introPublished')}
      actions={
        <LinkButton to={paths.importNextStations.href()} severity="primary" icon="plus">
          {t('addStation')}
        </LinkButton>
      }
    >
      <Card title={t(stage)} actions={<StageToggle stage={stage} onChange={choose} />}>
        <LoadState load={stations.load} retry={stations.reload}>
          {(rows) => <StationListTable key={stage} stage={stage} stations={stationsIn(stage, rows)} />}
        </LoadState>
      </Card>
    </Page>
  );
}

import '../figures/figures.css';
import './groups.css';
import { useState } from 'react';
import { GROUP_MODES, paths, USUAL_GROUP_LIMITS, type FactorGroups, type GroupStation } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, Button, Card, LinkButton, LoadState, Page, TermHelp } from 'shared-ui/ui';
import { figureWords } from '../figures/figure-words.texts.ts';
import { statewideQuery } from '../figures/figures.resource.ts';
import { useYear } from '../figures/use-year.ts';
import { YearField } from '../figures/year-field.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { factorGroupTexts } from './factor-groups.texts.ts';
import { GroupCard } from './group-card.tsx';
import { factorGroupsQuery } from './groups.resource.ts';
import { LimitsCard } from './limits-card.tsx';
import { MembersTable } from './members-table.tsx';
import { useMode } from './use-mode.ts';

/** /factor-groups: which counters go together, who decided it, and the factors that follow. */
export function FactorGroupsScreen() {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(figureWords);
  const { year } = useYear();
  const { mode } = useMode();
  const { load, reload } = useLoaded(factorGroupsQuery({ mode, year }));
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <LinkButton to={paths.shortCounts.href()}>{t('shortCounts')}</LinkButton>
          <Button severity="outlined" icon="print" onClick={() => window.print()}>
            {words('print')}
          </Button>
        </>
      }
    >
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(groups) => <Groups key={`${groups.mode} ${groups.year}`} groups={groups} />}
      </LoadState>
    </Page>
  );
}

function Groups({ groups }: { groups: FactorGroups }) {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(figureWords);
  const [decided, setDecided] = useState<GroupStation | null>(null);
  const { mode, year, stations } = groups;
  const title = t('counters', { year: String(year), mode: words(mode) });
  return (
    <>
      <Choices groups={groups} />
      {stations.length === 0 ? (
        <Alert severity="info">
          <p>
            <strong>{t('noCounters', { year: String(year) })}</strong>
          </p>
          <p>{t('needs')}</p>
          <p>
            <LinkButton to={paths.qualityControl.href()}>{t('review')}</LinkButton>
          </p>
        </Alert>
      ) : (
        <>
          <Card title={title}>
            <div className="cx-muted groups-help">
              {t('countersHelp')} <TermHelp term="factor-group" label={t('title')} />
            </div>
            {groups.groups.every(({ with_factors }) => with_factors < 2) ? (
              <Alert severity="info">{t('needs')}</Alert>
            ) : null}
            <MembersTable label={title} groups={groups} onDecide={setDecided} />
          </Card>
          {groups.groups.map((table) => (
            <GroupCard
              key={table.group}
              table={table}
              year={year}
              limits={groups.limits ?? USUAL_GROUP_LIMITS}
            />
          ))}
        </>
      )}
      {groups.limits ? <LimitsCard which={{ mode, year }} limits={groups.limits} /> : null}
      {decided ? (
        <DecideDialog which={{ mode, year }} station={decided} onClose={() => setDecided(null)} />
      ) : null}
    </>
  );
}

/** Year and mode. Years are offered as they come: the table waits for none. */
function Choices({ groups: { year, mode } }: { groups: FactorGroups }) {
  const words = useTexts(figureWords);
  const { setMode } = useMode();
  const { load } = useLoaded(statewideQuery(undefined));
  return (
    <div className="figures-head">
      <YearField year={year} years={load.state === 'loaded' ? load.value.years : []} />
      <div className="groups-choice cx-choice">
        <SelectField
          label={words('mode')}
          required
          value={mode}
          options={GROUP_MODES.map((one) => ({ code: one, label: words(one) }))}
          onChange={(chosen) => setMode(chosen ?? mode)}
        />
      </div>
    </div>
  );
}

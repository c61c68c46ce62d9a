import { useState, type ReactNode } from 'react';
import type { FigureMode, ModeTables, StationTables } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { SelectField } from 'shared-ui/form';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { LoadState, Tabs } from 'shared-ui/ui';
import { figureWords } from '../figure-words.texts.ts';
import { listed } from '../weekday-names.ts';
import { CompletenessPanel } from './completeness-panel.tsx';
import { DirectionPanel } from './direction-panel.tsx';
import { ListingPanel } from './listing-panel.tsx';
import { MonthsPanel, WeekdaysPanel } from './months-panel.tsx';
import { PeaksPanel } from './peaks-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { tablesQuery } from './tables.resource.ts';
import { programmeTexts } from './texts.ts';
import { YearsPanel } from './years-panel.tsx';

/** The tables of a continuous count programme, of one mode at a time. */
export function Programme({ stationId, year }: { stationId: string; year: number }) {
  const t = useTexts(programmeTexts);
  const { load, reload } = useLoaded(tablesQuery(stationId, year));
  return (
    <LoadState load={load} retry={reload} label={t('loading')}>
      {(tables) => <OfMode tables={tables} />}
    </LoadState>
  );
}

function OfMode({ tables }: { tables: StationTables }) {
  const t = useTexts(programmeTexts);
  const words = useTexts(figureWords);
  const [chosen, setChosen] = useState<FigureMode | null>(null);
  const mode = tables.modes.find((one) => one.mode === chosen) ?? tables.modes[0];
  if (!mode) return <p>{t('none', { year: String(tables.year) })}</p>;
  return (
    <div className="figures-stack">
      {tables.modes.length > 1 ? (
        <div className="figures-flow cx-choice">
          <SelectField
            label={t('mode')}
            required
            value={mode.mode}
            options={tables.modes.map((one) => ({
              code: one.mode,
              label: `${words(FIGURE_NAMES[one.mode])} ${words(one.mode)}`,
            }))}
            onChange={(code) => setChosen(tables.modes.find((one) => one.mode === code)?.mode ?? null)}
          />
        </div>
      ) : null}
      <About mode={mode} />
      <Panels mode={mode} tables={tables} />
    </div>
  );
}

function About({ mode }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  const [language] = useLanguage();
  const names = mode.flows.map(({ name }) => name);
  return (
    <p className="cx-muted">
      {t('intro', { flows: listed(names, language), days: mode.days, of: mode.days_of_year })}{' '}
      {mode.gives_factors ? null : t('noFactors')}
    </p>
  );
}

type PanelProps = { mode: ModeTables; tables: StationTables };

/** In the order of the tabs. */
const PANELS = [
  ['years', YearsPanel],
  ['months', MonthsPanel],
  ['weekdays', WeekdaysPanel],
  ['profile', ProfilePanel],
  ['peaks', PeaksPanel],
  ['direction', DirectionPanel],
  ['completeness', CompletenessPanel],
  ['listing', ListingOfYear],
] as const satisfies [keyof typeof programmeTexts.en, (props: PanelProps) => ReactNode][];

function ListingOfYear({ tables: { station_id_tmg: stationId, year } }: PanelProps) {
  return <ListingPanel stationId={stationId} year={year} />;
}

function Panels({ mode, tables }: PanelProps) {
  const t = useTexts(programmeTexts);
  const [at, setAt] = useState(0);
  const [, Panel] = PANELS[at] ?? PANELS[0];
  return (
    <Tabs
      label={t('title', { year: String(tables.year) })}
      labels={PANELS.map(([panel]) => t(panel))}
      at={at}
      onAt={setAt}
    >
      <Panel mode={mode} tables={tables} />
    </Tabs>
  );
}

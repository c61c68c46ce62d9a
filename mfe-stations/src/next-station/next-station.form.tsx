import { useState, type ReactNode } from 'react';
import type { NextStationOptions } from 'shared-domain';
import { ErrorSummary, FieldGrid } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Tabs } from 'shared-ui/ui';
import { MapHelpDialog } from './map-help-dialog.tsx';
import { nextStationTabs, tabOf } from './next-station.fields.ts';
import { LAST_TAB, mayProceed } from './next-station.rules.ts';
import { StationNotices } from './station-notices.tsx';
import { StationNumberField } from './station-number-field.tsx';
import { aroundCity } from '../station-editing/around-city.rules.ts';
import { PlaceNotices } from '../station-editing/place-notices.tsx';
import { PlaceOnMap } from '../station-editing/place-on-map.tsx';
import { editingTexts } from '../station-editing/texts.ts';
import { formTexts } from './texts.ts';
import type { StationForm } from './use-station-form.ts';
import './next-station.form.css';

/** Index of the tab whose facts are found on the statewide planning map. */
const ROADWAY_TAB = 1;

type NextStationFormProps = {
  station: StationForm;
  options: NextStationOptions;
  /** The number of a published station; null before. */
  stationId: string | null;
  tab: number;
  onTab: (tab: number) => void;
  /** Opens the form at a field. */
  onGo: (field: string) => void;
  /** The button that saves a draft; without one a draft can't be saved. */
  draft?: { label: string; onSave: () => Promise<void> };
  /** The button on the last tab: publishing goes through the review, an update is saved at once. */
  submit: { label: string; onPress: () => void };
  /** Further buttons, such as Delete. */
  children?: ReactNode;
};

/** The next station form: three tabs, what is wrong with them, and its buttons. */
export function NextStationForm(props: NextStationFormProps) {
  const { station, options, tab, onTab, onGo } = props;
  const { form } = station;
  const t = useTexts(formTexts);
  const faults = form.faults;
  return (
    <div className="cx-stack">
      <ErrorSummary
        title={t('invalid', { list: faults.map(({ label }) => label).join(', ') })}
        faults={faults}
        attempt={form.attempt}
        onGo={onGo}
      >
        <p>{t('resubmit')}</p>
      </ErrorSummary>
      <StationNotices station={station} options={options} />
      <Tabs
        label={t('tabs')}
        labels={nextStationTabs.map(({ title }) => t(title))}
        at={tab}
        onAt={onTab}
        errors={nextStationTabs.map((_, index) => faults.filter(({ name }) => tabOf(name) === index).length)}
      >
        <TabFields {...props} />
      </Tabs>
      <FormButtons {...props} />
    </div>
  );
}

function TabFields({ station: { form }, stationId, options, tab }: NextStationFormProps) {
  const t = useTexts(formTexts);
  const [helpOpen, setHelpOpen] = useState(false);
  const { latitude_avg: latitude, longitude_avg: longitude } = form.values;
  const { title, fields } = nextStationTabs[tab] ?? nextStationTabs[0];
  const [above, below] = aroundCity(fields);
  return (
    <div className="cx-stack">
      <h2>{t(title)}</h2>
      {tab === 0 && <StationNumberField stationId={stationId} city={form.values.city} options={options} />}
      <FieldGrid form={form} names={above} />
      {tab === 0 && (
        <>
          <PlaceNotices form={form} />
          <FieldGrid form={form} names={below} />
          <PlaceOnMap stationId={stationId} typed={form.at} onPlace={form.putAt} />
        </>
      )}
      {tab === ROADWAY_TAB && (
        <>
          <div>
            <Button severity="text" icon="question-circle" onClick={() => setHelpOpen(true)}>
              {t('mapHelp')}
            </Button>
          </div>
          <MapHelpDialog
            latitude={latitude}
            longitude={longitude}
            open={helpOpen}
            onClose={() => setHelpOpen(false)}
          />
        </>
      )}
    </div>
  );
}

function FormButtons({ station, tab, onTab, draft, submit, children }: NextStationFormProps) {
  const t = useTexts(formTexts);
  const word = useTexts(editingTexts);
  const { form } = station;
  const proceeds = mayProceed(form.values, form.geocoding);
  return (
    <div className="next-station-buttons">
      {tab > 0 && (
        <Button severity="text" onClick={() => onTab(tab - 1)}>
          {t('back')}
        </Button>
      )}
      {tab < LAST_TAB && (
        <Button severity="outlined" disabled={!proceeds} onClick={() => onTab(tab + 1)}>
          {t('next')}
        </Button>
      )}
      <output className="next-station-status">{form.geocoding ? word('searching') : ''}</output>
      {children}
      {draft && (
        <Button
          severity="outlined"
          disabled={!proceeds}
          loading={form.submitting}
          onClick={() => void draft.onSave()}
        >
          {draft.label}
        </Button>
      )}
      {tab === LAST_TAB && (
        <Button loading={form.submitting} onClick={submit.onPress}>
          {submit.label}
        </Button>
      )}
    </div>
  );
}

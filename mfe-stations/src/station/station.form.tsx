import type { ReactNode } from 'react';
import { paths } from 'shared-domain';
import { ErrorSummary, fieldId } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Tabs } from 'shared-ui/ui';
import { StationNumberField } from '../next-station/station-number-field.tsx';
import { aroundCity } from '../station-editing/around-city.rules.ts';
import { PlaceNotices } from '../station-editing/place-notices.tsx';
import { PlaceOnMap } from '../station-editing/place-on-map.tsx';
import { RefusalAlert } from '../station-editing/refusal-alert.tsx';
import { StaleNotice } from '../station-editing/stale-notice.tsx';
import { editingTexts } from '../station-editing/texts.ts';
import { ChannelRows } from './channel-rows.tsx';
import { ContactTab } from './contact-tab.tsx';
import { DistrictField } from './district-field.tsx';
import { fieldTexts } from './field-texts.ts';
import { stationFields } from './station.fields.ts';
import { TabFields } from './tab-fields.tsx';
import { CHANNELS_TAB, CONTACT_TAB, LAST_TAB, stationTabs, tabOf } from './station.tabs.ts';
import { formTexts } from './texts.ts';
import { HEADING, type StationInUse } from './use-station.ts';
import './station.form.css';

type StationFormProps = {
  station: StationInUse;
  /** The number of a published station; null before. */
  stationId: string | null;
  /** Label of the button that saves a draft; without one a draft can't be saved. */
  draftLabel?: string;
  onSaveDraft?: () => Promise<void>;
  /** Label of the button on the last tab. */
  submitLabel: string;
  /** What that button does: publishing goes through the review, an update is saved at once. */
  onSubmit: () => void;
  /** Further buttons, such as Delete. */
  children?: ReactNode;
};

/** The v1 station form: nine tabs, what is wrong with them, and its buttons. */
export function StationForm(props: StationFormProps) {
  const { form, tab, setTab } = props.station;
  const t = useTexts(formTexts);
  const { faults } = form;
  return (
    <div className="cx-stack">
      <StationNotices station={props.station} />
      <Tabs
        label={t('tabs')}
        labels={stationTabs.map(({ title }) => t(title))}
        at={tab}
        onAt={setTab}
        errors={stationTabs.map((_, index) => faults.filter(({ name }) => tabOf(name) === index).length)}
      >
        <TabContent {...props} />
      </Tabs>
      <FormButtons {...props} />
    </div>
  );
}

/** What keeps the form from being saved: its own faults, the server's answer, or a newer record; each leads to its field. */
export function StationNotices({ station }: { station: StationInUse }) {
  const { form, stale, goTo, step } = station;
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  const toField = (field: string) => {
    if (step.isReview) step.openForm(field);
    else goTo(field);
  };
  const isRefused = form.isRefused && form.faults.length > 0;
  return (
    <>
      {stale ? (
        <StaleNotice
          stale={stale}
          fields={{ ...stationFields(stale.theirs), ...form.fields }}
          t={label}
          lookups={form.setup.lookups}
          onMerge={station.mergeStale}
          onTake={station.takeTheirs}
        />
      ) : (
        <RefusalAlert
          station={paths.editStation}
          problem={form.problem}
          fallback={t('failed')}
          advice={isRefused ? t('corrections') : undefined}
        />
      )}
      <ErrorSummary
        title={t(isRefused ? 'refused' : 'invalid')}
        faults={form.faults}
        attempt={form.attempt}
        onGo={toField}
      />
    </>
  );
}

function TabContent({ station, stationId }: StationFormProps) {
  const { form, stage, tab } = station;
  const t = useTexts(formTexts);
  const { title, fields } = stationTabs[tab] ?? { title: 'nameAndLocation', fields: [] };
  const [above, below] = aroundCity(fields);
  return (
    <div className="cx-stack">
      <h2 id={fieldId(form.id, HEADING)} tabIndex={-1}>
        {t(title)}
      </h2>
      {tab === 0 && (
        <StationNumberField
          stationId={stationId}
          city={stage === 'new' ? form.values.city : null}
          options={form.setup.lookups}
        />
      )}
      {tab === CHANNELS_TAB && <ChannelRows form={form} stage={stage} />}
      {tab === CONTACT_TAB && <ContactTab station={station} names={fields} />}
      {tab === 0 && (
        <>
          <TabFields form={form} names={above} />
          <DistrictField form={form} />
          <PlaceNotices form={form} />
          <TabFields form={form} names={below} />
          <PlaceOnMap stationId={stationId} typed={form.at} onPlace={form.putAt} />
        </>
      )}
      {tab !== 0 && tab !== CHANNELS_TAB && tab !== CONTACT_TAB && <TabFields form={form} names={fields} />}
    </div>
  );
}

function FormButtons({
  station: { form, tab, turnTo },
  draftLabel,
  onSaveDraft,
  submitLabel,
  onSubmit,
  children,
}: StationFormProps) {
  const t = useTexts(formTexts);
  const word = useTexts(editingTexts);
  return (
    <div className="station-buttons">
      {tab > 0 && (
        <Button severity="text" onClick={() => turnTo(tab - 1)}>
          {t('back')}
        </Button>
      )}
      {tab < LAST_TAB && (
        <Button severity="outlined" onClick={() => turnTo(tab + 1)}>
          {t('next')}
        </Button>
      )}
      <output className="station-status">{form.geocoding ? word('searching') : ''}</output>
      {children}
      {draftLabel && (
        <Button severity="outlined" loading={form.submitting} onClick={() => void onSaveDraft?.()}>
          {draftLabel}
        </Button>
      )}
      {tab === LAST_TAB && (
        <Button loading={form.submitting} onClick={onSubmit}>
          {submitLabel}
        </Button>
      )}
    </div>
  );
}

import { useCallback, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, clampedEndDate, ecoObstacle, yesterday, type ImportStation } from 'shared-domain';
import {
  DateField,
  defineFields,
  fieldId,
  Form,
  isDay,
  renamedErrors,
  useFieldError,
  useFieldForm,
} from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button, Card } from 'shared-ui/ui';
import { importEcoCounts } from './eco-counts.resource.ts';
import { EcoStationsTable } from './eco-stations-table.tsx';
import { ecoTexts } from './texts.ts';

type EcoValues = { stations: string[]; endDate: string | null };
const fields = defineFields<EcoValues, null, keyof typeof ecoTexts.en>({
  stations: { label: 'stations', control: 'own' },
  endDate: { label: 'endDate', control: 'date', required: 'required' },
});

/** The API's errors under the form's names. */
const errorsByField = renamedErrors({ stationIds: 'stations' });

/** A day that is too late becomes the last that can be fetched; what is no day stays, to be refused. */
const withinLimit = (day: string | null) =>
  day !== null && isDay(day) ? clampedEndDate(day, new Date()) : day;

/** The form, and of what is chosen the stations that still can be: one that imports by now is chosen no longer. */
function useEcoForm(stations: ImportStation[]) {
  const t = useTexts(ecoTexts);
  const { notify } = useServices();
  const [initial] = useState<EcoValues>(() => ({ stations: [], endDate: yesterday(new Date()) }));
  const possible = stations.filter((row) => ecoObstacle(row) === null).map((row) => row.station_id_tmg);
  const form = useFieldForm({
    fields,
    t,
    initial,
    lookups: null,
    errorsByField,
    keep: { name: 'stations to fetch' },
    onSubmit: async ({ endDate }) => {
      try {
        const text = await importEcoCounts([...selected].sort(), withinLimit(endDate) ?? '');
        notify('success', t('sent', { text }), ALERT_SECONDS.ecoImport);
        form.set('stations', []);
      } catch (error) {
        notify('danger', messageOf(error, t('failed')), ALERT_SECONDS.ecoImport);
        throw error;
      }
    },
  });
  const { set, values } = form;
  const selected = new Set(values.stations.filter((station) => possible.includes(station)));
  const toggle = useCallback(
    (station: string) =>
      set(
        'stations',
        values.stations.includes(station)
          ? values.stations.filter((one) => one !== station)
          : [...values.stations, station],
      ),
    [set, values.stations],
  );
  return { form, possible, selected, toggle };
}

/** Which stations, up to which day. */
export function EcoCountsForm({ stations }: { stations: ImportStation[] }) {
  const t = useTexts(ecoTexts);
  const { form, possible, selected, toggle } = useEcoForm(stations);
  const { set, values } = form;
  const endDateError = useFieldError(form, 'endDate');
  const stationsId = fieldId(form.id, 'stations');
  const refused = useFieldError(form, 'stations');
  return (
    <Card title={t('formTitle')}>
      <Form form={form} small className="imports-form">
        <div className="cx-row">
          <Button
            severity="outlined"
            size="small"
            disabled={possible.length === 0}
            onClick={() => set('stations', possible)}
          >
            {t('selectAll')}
          </Button>
          <Button
            severity="outlined"
            size="small"
            disabled={selected.size === 0}
            onClick={() => set('stations', [])}
          >
            {t('selectNone')}
          </Button>
          <output>{t('selected', { count: selected.size })}</output>
        </div>
        {/* a station that is refused may be gone from the list by now: the list is led to */}
        <fieldset
          id={stationsId}
          tabIndex={-1}
          className="cx-stack"
          aria-label={t('stations')}
          aria-describedby={refused && `${stationsId}-error`}
        >
          <EcoStationsTable stations={stations} selected={selected} onToggle={toggle} />
          {refused && (
            <small id={`${stationsId}-error`} className="cx-error">
              {refused}
            </small>
          )}
        </fieldset>
        <div className="cx-fields">
          <DateField
            id={fieldId(form.id, 'endDate')}
            label={t('endDate')}
            hint={t('endDateHint')}
            format="yyyy/MM/dd"
            required
            keepsText
            value={values.endDate}
            error={endDateError}
            onChange={(day) => set('endDate', withinLimit(day))}
          />
        </div>
        <p className="cx-muted">{t('advice')}</p>
        <div className="cx-actions">
          <Button
            type="submit"
            icon="cloud-download"
            loading={form.submitting}
            disabled={selected.size === 0}
          >
            {t('import')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

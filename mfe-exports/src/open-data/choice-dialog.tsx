import { useMemo, useState } from 'react';
import { exportDay, OPEN_HOLD_DAYS, OPEN_LICENSES, OPEN_PLACES, type OpenDataStation } from 'shared-domain';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { choiceFields } from './choice.fields.ts';
import { staysOutFrom, toForm, toRequest, USUAL_HOLD } from './choice.record.ts';
import { monthText } from './month-text.ts';
import { chooseOpenData } from './open-data.resource.ts';
import { openDataTexts } from './texts.ts';

/** Days that are offered; another number that was chosen by a program is offered too. */
const HOLDS = [OPEN_HOLD_DAYS.least, 30, 60, 90, 180, OPEN_HOLD_DAYS.most];

/** Asks whether and how a station goes out. */
export function ChoiceDialog({
  station,
  onClose,
  onSaved,
}: {
  station: OpenDataStation;
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useTexts(openDataTexts);
  const chosen = station.settings?.hold_days ?? null;
  const [today] = useState(() => exportDay(new Date()));
  const lookups = useMemo(() => {
    const days = chosen === null || HOLDS.includes(chosen) ? HOLDS : [...HOLDS, chosen];
    return {
      holds: [
        { code: USUAL_HOLD, label: t('holdUsual') },
        ...days.map((one) => ({ code: String(one), label: t('holdDays', { days: one }) })),
      ],
      licenses: OPEN_LICENSES.map((license) => ({ code: license, label: license })),
      places: OPEN_PLACES.map((places) => ({
        code: String(places),
        label: t(places === 3 ? 'places3' : 'places5'),
      })),
    };
  }, [t, chosen]);
  const form = useFieldForm({
    fields: choiceFields,
    t,
    initial: toForm(station, today),
    lookups,
    keep: { name: `open data ${station.station_id_tmg}` },
    onSubmit: async (values) => {
      await chooseOpenData(station.station_id_tmg, toRequest(values, station));
      onSaved();
    },
  });
  const staysFrom = staysOutFrom(form.values, station);
  return (
    <FormDialog
      form={form}
      title={t('settingsTitle', { station: station.station_id_tmg })}
      accept={t('save')}
      failed={t('saveFailed')}
      advice={t('fix')}
      onClose={onClose}
    >
      <FieldGrid
        form={form}
        names={['is_on', 'first_month', 'hold', 'license', 'contact', 'note', 'places', 'daily_only']}
      />
      {staysFrom !== null && <Alert severity="info">{t('staysOut', { month: monthText(staysFrom) })}</Alert>}
    </FormDialog>
  );
}

import { useState } from 'react';
import { ALERT_SECONDS, type NextStation, type NextStationOptions } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { NextStationForm } from './next-station.form.tsx';
import { loadNextStation, updateStation } from './next-station.resource.ts';
import { formTexts } from './texts.ts';
import { useStationForm } from './use-station-form.ts';

/** A published station being edited. */
export function PublishedEditor({ record, options }: { record: NextStation; options: NextStationOptions }) {
  const t = useTexts(formTexts);
  const { notify } = useServices();
  const [tab, setTab] = useState(0);
  const id = record.station_id_tmg ?? '';
  const station = useStationForm({
    options,
    edited: { record, loadNewer: () => loadNextStation(id) },
    send: (request) => updateStation(id, request),
  });
  const save = async () => {
    if (await station.save({ draft: false })) {
      notify('success', t('stationSaved', { id }), ALERT_SECONDS.stationForm);
    }
  };
  return (
    <NextStationForm
      station={station}
      options={options}
      tab={tab}
      onTab={setTab}
      submitLabel={t('update')}
      onSave={save}
    />
  );
}

import { useMemo } from 'react';
import { ALERT_SECONDS } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { FormPhotos } from '../station-photos/form-photos.tsx';
import { removedChannels } from './channel.record.ts';
import type { EditorProps } from './draft-editor.tsx';
import { StationForm } from './station.form.tsx';
import { newerStation, updateStation } from './station.resource.ts';
import { formTexts } from './texts.ts';
import { useStation } from './use-station.ts';

/** A published station being edited by the v1 form. */
export function PublishedEditor({ record, options, onSaved }: EditorProps) {
  const t = useTexts(formTexts);
  const { notify } = useServices();
  const id = record.station_id_tmg ?? '';
  const edited = useMemo(() => ({ record, loadNewer: () => newerStation(id) }), [record, id]);
  const station = useStation({
    options,
    stage: 'published',
    edited,
    onContactSaved: onSaved,
    send: (request) => {
      const removed_channels = removedChannels(record.channels, request.channels);
      return updateStation(id, { ...request, removed_channels });
    },
  });
  const save = async () => {
    if (!(await station.save({ draft: false }))) return;
    notify('success', t('stationSaved', { id }), ALERT_SECONDS.stationForm);
    onSaved();
  };
  return (
    <div className="cx-stack">
      <StationForm station={station} stationId={id} submitLabel={t('update')} onSubmit={() => void save()} />
      <FormPhotos stationId={id} putAt={station.form.putAt} />
    </div>
  );
}

import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { ALERT_SECONDS, paths, type NextStation, type NextStationOptions } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { Button } from 'shared-ui/ui';
import { NextStationForm } from './next-station.form.tsx';
import { deleteDraft, loadNextDraft, publishDraft, updateDraft } from './next-station.resource.ts';
import { mayViewStations } from './next-station.rules.ts';
import { formTexts } from './texts.ts';
import { useStationForm } from './use-station-form.ts';

/** A draft being edited: saved, published or deleted. */
export function DraftEditor({ record, options }: { record: NextStation; options: NextStationOptions }) {
  const t = useTexts(formTexts);
  const { notify, setDirty } = useServices();
  const navigate = useNavigate();
  const [tab, setTab] = useState(0);
  const id = String(record.draft_id ?? record.id);
  const station = useStationForm({
    options,
    edited: { record, loadNewer: () => loadNextDraft(id) },
    send: (request, { draft }) => (draft ? updateDraft(id, request) : publishDraft(id, request)),
  });
  const tell = (text: string) => notify('success', text, ALERT_SECONDS.stationForm);

  const save = async (kind: { draft: boolean }) => {
    const stored = await station.save(kind);
    if (!stored) return;
    if (stored.station_id_tmg === null) return tell(t('draftSaved'));
    tell(t('stationCreated', { id: stored.station_id_tmg }));
    // Nothing is left to lose, and the guard must know before the address changes.
    setDirty(false);
    await navigate(paths.editNextStation.href({ stationId: stored.station_id_tmg }), { replace: true });
  };
  return (
    <NextStationForm
      station={station}
      options={options}
      tab={tab}
      onTab={setTab}
      draftLabel={t('saveDraft')}
      submitLabel={t('publish')}
      onSave={save}
    >
      <DeleteDraft id={id} />
    </NextStationForm>
  );
}

function DeleteDraft({ id }: { id: string }) {
  const t = useTexts(formTexts);
  const { notify, confirm, setDirty } = useServices();
  const navigate = useNavigate();
  const user = useUser();
  const [running, setRunning] = useState(false);
  const remove = async () => {
    const sure = await confirm({
      title: t('deleteTitle'),
      text: t('deleteQuestion'),
      accept: t('deleteAccept'),
      danger: true,
    });
    if (!sure) return;
    setRunning(true);
    try {
      await deleteDraft(id);
    } catch (error) {
      setRunning(false);
      return notify('danger', messageOf(error, t('deleteFailed')));
    }
    notify('success', t('draftDeleted'), ALERT_SECONDS.stationForm);
    setDirty(false);
    await navigate((mayViewStations(user) ? paths.nextStations : paths.dashboard).href(), { replace: true });
  };
  return (
    <Button severity="danger" loading={running} onClick={() => void remove()}>
      {t('delete')}
    </Button>
  );
}

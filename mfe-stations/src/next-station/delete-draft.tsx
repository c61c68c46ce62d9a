import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { Button } from 'shared-ui/ui';
import { formTexts } from './texts.ts';

type DeleteDraftProps = {
  remove: () => Promise<void>;
  /** What the draft is called, if it is called something by now. */
  name: string | null;
  /** The list to go to afterwards; the dashboard where there is none for the person. */
  list: string | null;
};

/** Deletes a draft for good, once the question is answered. */
export function DeleteDraft({ remove: deleteDraft, name, list }: DeleteDraftProps) {
  const t = useTexts(formTexts);
  const { notify, confirm, setDirty } = useServices();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const remove = async () => {
    const sure = await confirm({
      title: t('deleteTitle'),
      text: t(name ? 'deleteNamed' : 'deleteQuestion', { name: name ?? '' }),
      accept: t('deleteAccept'),
      danger: true,
    });
    if (!sure) return;
    setRunning(true);
    try {
      await deleteDraft();
    } catch (error) {
      setRunning(false);
      return notify('danger', messageOf(error, t('deleteFailed')));
    }
    notify('success', t('draftDeleted'), ALERT_SECONDS.stationForm);
    setDirty(false);
    await navigate(list ?? paths.dashboard.href(), { replace: true });
  };
  return (
    <Button severity="danger" loading={running} onClick={() => void remove()}>
      {t('delete')}
    </Button>
  );
}

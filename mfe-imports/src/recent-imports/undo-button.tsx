import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, type CountImport } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { undoImport } from './recent-imports.resource.ts';
import { historyTexts } from './texts.ts';

/** Takes an import back after a question. */
export function UndoButton({ row }: { row: CountImport }) {
  const t = useTexts(historyTexts);
  const { confirm, notify } = useServices();
  const [asking, setAsking] = useState(false);
  const name = row.file_name;
  const undo = async () => {
    const accepted = await confirm({
      title: t('undoTitle'),
      text: t('undoText', { name, station: row.station_name }),
      accept: t('undo'),
      danger: true,
    });
    if (!accepted) return;
    setAsking(true);
    try {
      await undoImport(row.id);
      notify('success', t('undoStarted', { name }), ALERT_SECONDS.countImport);
    } catch (error) {
      notify('danger', messageOf(error, t('undoFailed')), ALERT_SECONDS.countImport);
    }
    setAsking(false);
  };
  return (
    <Button
      severity="outlined"
      size="small"
      icon="undo"
      aria-label={t('undoOf', { name })}
      loading={asking}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  );
}

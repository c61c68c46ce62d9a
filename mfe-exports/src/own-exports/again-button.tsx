import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { buildAgain } from './own-exports.resource.ts';

/** Builds an export again whose file can't be had any more. */
export function AgainButton({ id, name }: { id: number; name: string }) {
  const t = useTexts(texts);
  const { notify } = useServices();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      notify('success', t('sent', { text: await buildAgain(id) }));
    } catch (error) {
      notify('danger', messageOf(error, t('sendFailed')));
    }
    setSending(false);
  };
  return (
    <Button
      severity="outlined"
      size="small"
      loading={isSending}
      icon="refresh"
      aria-label={t('buildAgainOf', { name })}
      onClick={() => void send()}
    >
      {t('buildAgain')}
    </Button>
  );
}

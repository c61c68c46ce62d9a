import { useEffect, useState } from 'react';
import { ALERT_SECONDS } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { justPublished } from '../station-editing/just-published.store.ts';
import { stationWords } from '../words.texts.ts';

/** Says once that the station was published; nothing when one comes to its page in any other way. */
export function PublishedAlert({ stationId }: { stationId: string }) {
  const t = useTexts(stationWords);
  const [isNew] = useState(() => justPublished.getState().stationId === stationId);
  useEffect(() => justPublished.setState({ stationId: null }), []);
  return isNew ? (
    <Alert severity="success" seconds={ALERT_SECONDS.stationForm}>
      {t('stationPublished', { id: stationId })}
    </Alert>
  ) : null;
}

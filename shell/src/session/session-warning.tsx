import { useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { localeOf, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import { watchSession, type SessionTime, type SessionWatch } from './session-watch.ts';

/** Two minutes before the session ends: when it does, and one act to stay. The screen behind keeps what was typed. */
export function SessionWarning() {
  const t = useTexts(shellTexts);
  const [language] = useLanguage();
  const watch = useRef<SessionWatch | null>(null);
  const [time, setTime] = useState<SessionTime | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const [staying, setStaying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const started = watchSession((now) => {
      setTime(now);
      if (!now.ending) setDismissed(false);
    });
    watch.current = started;
    return started.stop;
  }, []);
  if (!time?.ending || dismissed) return null;

  const stay = async () => {
    setStaying(true);
    setFailure(null);
    try {
      await watch.current?.stay();
    } catch (error) {
      setFailure(messageOf(error, t('sessionStayFailed')));
    } finally {
      setStaying(false);
    }
  };
  const end = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'medium' }).format(time.endsAt);
  return (
    <Dialog
      title={t('sessionEndsTitle')}
      open
      alert
      onClose={() => setDismissed(true)}
      footer={
        <Button loading={staying} onClick={() => void stay()}>
          {t('sessionStay')}
        </Button>
      }
    >
      <p>{t('sessionEndsText', { time: end })}</p>
      {failure === null ? null : <Alert severity="danger">{failure}</Alert>}
    </Dialog>
  );
}

import { dateFormat } from 'shared-domain/texts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useSession } from 'shared-ui/auth';
import { keptTogether, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, Icon } from 'shared-ui/ui';
import { watchSession, type SessionEnd, type SessionWatch } from './session-watch.ts';
import './session-warning.css';
import { sessionTexts } from './texts.ts';

/**
 * Two minutes before the session ends: when it does, and one act to stay. It is told and takes neither the keyboard nor
 * the page away: whoever is typing goes on typing.
 */
export function SessionWarning() {
  const t = useTexts(sessionTexts);
  const watch = useRef<SessionWatch | null>(null);
  const [time, setTime] = useState<SessionEnd | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const isOver = useSession(({ paused }) => paused !== null);
  useEffect(() => {
    const started = watchSession((now) => {
      setTime(now);
      if (!now.ending) setDismissed(false);
    });
    watch.current = started;
    return started.stop;
  }, []);
  const isShown = time?.ending === true && !dismissed && !isOver;
  return (
    // there before it says anything, or it would not be read
    <section className="sh-ending" aria-label={isShown ? t('endsTitle') : undefined}>
      <output className="sh-ending-text">{isShown ? <EndText {...time} /> : null}</output>
      {isShown ? (
        <Stay
          onStay={time.canStay ? () => watch.current?.stay() ?? Promise.resolve() : null}
          onClose={() => setDismissed(true)}
        />
      ) : null}
    </section>
  );
}

function EndText({ endsAt, canStay }: Pick<SessionEnd, 'endsAt' | 'canStay'>) {
  const t = useTexts(sessionTexts);
  const [language] = useLanguage();
  const time = keptTogether(dateFormat(language, { timeStyle: 'medium' }).format(endsAt));
  return (
    <>
      <Icon name="clock" />
      <span>
        <strong>{t('endsTitle')}</strong> {t(canStay ? 'endsText' : 'endsAnyway', { time })}
      </span>
    </>
  );
}

function Stay({ onStay, onClose }: { onStay: (() => Promise<void>) | null; onClose: () => void }) {
  const t = useTexts(sessionTexts);
  const [staying, setStaying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const stay = async (keep: () => Promise<void>) => {
    setStaying(true);
    setFailure(null);
    try {
      await keep();
    } catch (error) {
      setFailure(messageOf(error, t('stayFailed')));
      setStaying(false);
    }
  };
  return (
    <>
      {failure === null ? null : <Alert severity="danger">{failure}</Alert>}
      <div className="cx-actions">
        {onStay === null ? null : (
          <Button size="small" loading={staying} onClick={() => void stay(onStay)}>
            {t('stay')}
          </Button>
        )}
        <Button severity="text" size="small" onClick={onClose}>
          {t('later')}
        </Button>
      </div>
    </>
  );
}

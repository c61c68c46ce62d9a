import './second-factor.css';
import type { OwnSession } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Card, LoadState } from 'shared-ui/ui';
import { useFocusPlace } from './focus.ts';
import { endOtherSessions, endSession, sessionsQuery } from './own-factors.resource.ts';
import { factorTexts } from './texts.ts';
import { useAct } from './use-act.ts';

/** Where one is signed in; each session can be ended, and all others at once. */
export function SessionsCard() {
  const t = useTexts(factorTexts);
  const { notify } = useServices();
  const { load, reload } = useLoaded(sessionsQuery);
  const { place, focus } = useFocusPlace<HTMLUListElement>();
  const { busy, refusal, act } = useAct();
  const end = (run: () => Promise<void>, told: 'sessionEnded' | 'othersEnded') =>
    act(async () => {
      await run();
      notify('success', t(told));
      focus();
    });
  return (
    <Card title={t('sessionsTitle')}>
      {refusal === null ? null : <Alert severity="danger">{refusal}</Alert>}
      <LoadState load={load} retry={reload}>
        {(sessions) => (
          <div className="cx-stack">
            <ul ref={place} tabIndex={-1} className="sh-lines" aria-label={t('sessionsTitle')}>
              {sessions.map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  onEnd={() => end(() => endSession(session.id), 'sessionEnded')}
                />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <div className="cx-actions">
                <Button
                  severity="outlined"
                  loading={busy}
                  onClick={() => end(endOtherSessions, 'othersEnded')}
                >
                  {t('endOthers')}
                </Button>
              </div>
            ) : null}
          </div>
        )}
      </LoadState>
    </Card>
  );
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => Promise<void> }) {
  const t = useTexts(factorTexts);
  const device = session.device ?? t('unknownDevice');
  const date = formatDate(session.created_at);
  return (
    <li>
      <span>
        <strong>{device}</strong>
        {session.current ? <> · {t('thisDevice')}</> : null}
        <br />
        <span className="cx-muted">
          {t('sessionDetail', {
            address: session.address || '–',
            date,
            seen: formatDate(session.last_seen_at),
          })}
        </span>
      </span>
      {session.current ? null : (
        <Button
          size="small"
          severity="outlined"
          aria-label={t('endSessionOf', { device, date })}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}

import { useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useKeptState } from 'shared-ui/auth';
import { ALERT_SECONDS, REASON_MAX, type Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button } from 'shared-ui/ui';
import { datesCross, isDay } from '../filters.rules.ts';
import { Labelled } from '../labelled.tsx';
import { reopenCounts } from './certify.resource.ts';
import { certifyTexts } from './texts.ts';

/** Days and a reason for taking certified counts back. */
export function ReopenForm({
  certificationId,
  stationId,
  first,
  last,
  onCancel,
  onReopened,
}: {
  /** The certification that it starts from. */
  certificationId: number;
  stationId: string;
  /** Range of the certification that it starts with. */
  first: string | null;
  last: string | null;
  onCancel: () => void;
  onReopened: (station: Station) => void;
}) {
  const t = useTexts(certifyTexts);
  const { notify } = useServices();
  const [days, setDays] = useKeptState(`reopen days ${certificationId}`, {
    minDate: first?.slice(0, 10) ?? '',
    maxDate: last?.slice(0, 10) ?? '',
  });
  const [reason, setReason] = useKeptState(`reopen reason ${certificationId}`, '');
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const daysFault = !isDay(days.minDate) || !isDay(days.maxDate) || datesCross(days);
  const reasonFault = reason.trim() === '';

  async function reopen() {
    setSent(true);
    if (daysFault || reasonFault) return;
    setBusy(true);
    setError(null);
    try {
      const { reopened, station } = await reopenCounts(stationId, days, reason.trim());
      notify('success', t('reopened', { count: reopened }), ALERT_SECONDS.counts);
      onReopened(station);
    } catch (problem) {
      setError(messageOf(problem, t('reopenFailed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="qc-reopen"
      aria-label={t('reopenTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void reopen();
      }}
    >
      <h3>{t('reopenTitle')}</h3>
      <p className="qc-help">{t('reopenText')}</p>
      {error === null ? null : <Alert severity="danger">{error}</Alert>}
      <div className="qc-filters">
        {(['minDate', 'maxDate'] as const).map((name) => (
          <Labelled
            key={name}
            label={t(name === 'minDate' ? 'from' : 'to')}
            fault={sent && daysFault && name === 'maxDate' ? t('datesMissing') : undefined}
          >
            {(control) => (
              <input
                {...control}
                ref={name === 'minDate' ? field : undefined}
                type="date"
                value={days[name]}
                onChange={({ target }) => setDays({ ...days, [name]: target.value })}
              />
            )}
          </Labelled>
        ))}
        <Labelled label={t('reopenReason')} wide fault={sent && reasonFault ? t('reasonMissing') : undefined}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={REASON_MAX}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Labelled>
      </div>
      <div className="cx-row">
        <Button type="submit" severity="danger" loading={busy}>
          {t('reopen')}
        </Button>
        <Button severity="outlined" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

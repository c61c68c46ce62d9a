import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useKeptState } from 'shared-ui/auth';
import { ALERT_SECONDS, REASON_MAX, type CertifyChecklist, type Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Dialog, LoadState } from 'shared-ui/ui';
import { isNarrowed, NO_FILTERS } from '../filters.rules.ts';
import { Labelled } from '../labelled.tsx';
import { useActs, useReview, useSubject } from '../store/review-context.tsx';
import { certifyCounts, checklistQuery } from './certify.resource.ts';
import './certify.css';
import { Checklist } from './checklist.tsx';
import { mayCertify, needsReason } from './checklist.rules.ts';
import { certifyTexts } from './texts.ts';

/** What would be certified, the checklist, and the person's word on exactly these counts. */
export function CertifyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(certifyTexts);
  const { station } = useSubject();
  const { screen } = useActs();
  const given = useReview((state) => state.filters);
  const { notify } = useServices();
  const stationId = station.station_id_tmg;
  const [filters, setFilters] = useState(given);
  const { load, reload } = useLoaded(checklistQuery(stationId, filters));
  const list = load.state === 'loaded' ? load.value : null;
  const [reason, setReason] = useKeptState(`certify ${stationId}`, '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function certify(counts: number) {
    setBusy(true);
    setError(null);
    try {
      const certifying = await certifyCounts(stationId, filters, counts, reason.trim());
      await screen.certifying(certifying);
      notify('success', t('started'), ALERT_SECONDS.counts);
    } catch (problem) {
      setError(messageOf(problem, t('failed')));
      // what the person read may be wrong by now
      void reload();
    } finally {
      setBusy(false);
    }
  }
  const toFindings = () => {
    onClose();
    screen.toFindings();
  };
  return (
    <Dialog
      title={t('title')}
      open
      alert
      wide
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            loading={busy}
            disabled={!list || !mayCertify(list, reason)}
            onClick={() => list && void certify(list.counts)}
          >
            {t('certify')}
          </Button>
        </>
      }
    >
      {error === null ? null : <Alert severity="danger">{error}</Alert>}
      <LoadState load={load} retry={reload} label={t('checking')}>
        {(loaded) => (
          <>
            <Statement station={station} list={loaded} narrowed={isNarrowed(filters)} />
            {loaded.counts > 0 || loaded.left_out.counts > 0 ? (
              <Checklist list={loaded} onFindings={toFindings} onTakeAll={() => setFilters(NO_FILTERS)} />
            ) : null}
            {needsReason(loaded) ? (
              <Reason count={loaded.findings.strong} reason={reason} onReason={setReason} />
            ) : null}
          </>
        )}
      </LoadState>
    </Dialog>
  );
}

/** Why strong findings are passed over: kept in the ledger with them. */
function Reason({
  count,
  reason,
  onReason,
}: {
  count: number;
  reason: string;
  onReason: (reason: string) => void;
}) {
  const t = useTexts(certifyTexts);
  return (
    <Labelled label={t('overrideReason')} hint={t('overrideHelp', { count })} wide>
      {(control) => (
        <textarea
          {...control}
          required
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
    </Labelled>
  );
}

/** What the person puts their name to. */
function Statement({
  station,
  list: { counts, first, last },
  narrowed,
}: {
  station: Station;
  list: CertifyChecklist;
  narrowed: boolean;
}) {
  const t = useTexts(certifyTexts);
  if (counts === 0 || !first || !last) return <p>{t('nothing')}</p>;
  return (
    <p>
      {t('statement', { count: counts, station: station.station_name, first, last })}
      {narrowed ? ` ${t('narrowed')}` : ''}
    </p>
  );
}

import { useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { may, type Certification } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { ScrollBox } from 'shared-ui/scroll-box';
import { Button, Dialog, LoadState } from 'shared-ui/ui';
import { useActs, useSubject } from '../store/review-context.tsx';
import { ledgerQuery } from './certify.resource.ts';
import './certify.css';
import '../../row-cards.css';
import { Overridden } from './overridden.tsx';
import { ReopenForm } from './reopen-form.tsx';
import { certifyTexts } from './texts.ts';

/** The station's certifications and reopenings; super admins reopen from here. */
export function LedgerDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(certifyTexts);
  const { station } = useSubject();
  const { screen } = useActs();
  const stationId = station.station_id_tmg;
  const { load, reload } = useLoaded(ledgerQuery(stationId));
  const mayReopen = may(useUser(), 'POST /counts/reopen');
  const [chosen, setChosen] = useState<Certification | null>(null);
  return (
    <Dialog title={t('ledgerOf', { station: station.station_name })} open wide onClose={onClose}>
      <LoadState load={load} retry={reload}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('ledgerEmpty')}</p>
          ) : (
            <Ledger rows={rows} onReopen={mayReopen ? setChosen : null} />
          )
        }
      </LoadState>
      {chosen ? (
        <ReopenForm
          key={chosen.id}
          certificationId={chosen.id}
          stationId={stationId}
          first={chosen.first}
          last={chosen.last}
          onCancel={() => setChosen(null)}
          onReopened={(reopened) => {
            setChosen(null);
            void screen.reopened(reopened);
          }}
        />
      ) : null}
    </Dialog>
  );
}

function Ledger({
  rows,
  onReopen,
}: {
  rows: Certification[];
  /** Null for those who may not. */
  onReopen: ((row: Certification) => void) | null;
}) {
  const t = useTexts(certifyTexts);
  const heads = ['when', 'who', 'what', 'range', 'counts', 'still', 'reason'] as const;
  return (
    <ScrollBox label={t('ledger')} tall className="qc-ledger qc-row-cards">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className={head === 'counts' || head === 'still' ? 'qc-number' : undefined}
              >
                {t(head)}
              </th>
            ))}
            {onReopen ? (
              <th scope="col" className="qc-row-act">
                {t('reopen')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LedgerRow key={`${row.kind} ${row.id}`} row={row} onReopen={onReopen} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const STATES = { running: 'running', failed: 'failedState' } as const;

function LedgerRow({
  row,
  onReopen,
}: {
  row: Certification;
  onReopen: ((row: Certification) => void) | null;
}) {
  const t = useTexts(certifyTexts);
  const { kind, status, first, last, certified } = row;
  const state = status === 'done' ? null : STATES[status];
  return (
    <tr>
      <th scope="row">{formatDate(row.requested_at)}</th>
      <td data-head={t('who')}>{row.requested_by}</td>
      <td data-head={t('what')}>
        {t(kind)}
        {state ? ` (${t(state)})` : ''}
      </td>
      <td data-head={t('range')}>
        {first && last
          ? t('fromTo', { first: formatDate(first.slice(0, 10)), last: formatDate(last.slice(0, 10)) })
          : null}
      </td>
      <td data-head={t('counts')} className="qc-number">
        {formatNumber(row.counts)}
      </td>
      <td data-head={t('still')} className="qc-number">
        {kind === 'certification' ? formatNumber(certified) : null}
      </td>
      <td data-head={t('reason')} className="qc-words">
        {[row.campaign ? t('inCampaign', { name: row.campaign.name }) : null, row.reason]
          .filter((part) => part !== null)
          .join('; ')}
        {row.failure}
        <Overridden findings={row.findings} />
      </td>
      {onReopen ? (
        <td className="qc-row-act">
          {kind === 'certification' && certified > 0 ? (
            <Button severity="outlined" size="small" onClick={() => onReopen(row)}>
              {t('reopen')}
            </Button>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

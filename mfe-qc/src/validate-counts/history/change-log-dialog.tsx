import { useState } from 'react';
import type { StationLogEntry, Suspect } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, Dialog, LoadState } from 'shared-ui/ui';
import { useSubject } from '../store/review-context.tsx';
import { EditChanges } from './edit-changes.tsx';
import './history.css';
import '../../row-cards.css';
import { logQuery } from './history.resource.ts';
import { historyTexts } from './texts.ts';
import { useParts } from './use-parts.ts';

/** Who did what at the station, newest first; an edit opens to its counts. */
export function ChangeLogDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(historyTexts);
  const { station, suspects } = useSubject();
  const stationId = station.station_id_tmg;
  const { load, reload } = useLoaded(logQuery(stationId));
  return (
    <Dialog title={t('logOf', { station: station.station_name })} open wide onClose={onClose}>
      <LoadState load={load} retry={reload}>
        {(first) => <LogEntries stationId={stationId} suspects={suspects} first={first} />}
      </LoadState>
    </Dialog>
  );
}

function LogEntries({
  stationId,
  suspects,
  first,
}: {
  stationId: string;
  suspects: Suspect[];
  first: { data: StationLogEntry[]; next: number | null };
}) {
  const t = useTexts(historyTexts);
  const { rows, next, busy, more } = useParts(first, (before) => logQuery(stationId, before));
  if (rows.length === 0) return <p>{t('logEmpty')}</p>;
  return (
    <>
      <ol className="qc-log" aria-label={t('log')}>
        {rows.map((entry) => (
          <LogEntry key={entry.id} stationId={stationId} suspects={suspects} entry={entry} />
        ))}
      </ol>
      {next === null ? null : (
        <Button severity="outlined" size="small" loading={busy} onClick={more}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

function LogEntry({
  stationId,
  suspects,
  entry,
}: {
  stationId: string;
  suspects: Suspect[];
  entry: StationLogEntry;
}) {
  const t = useTexts(historyTexts);
  const [open, setOpen] = useState(false);
  const { edit } = entry;
  return (
    <li>
      <p className="qc-log-head">
        <time dateTime={entry.at}>{formatDate(entry.at)}</time>
        <span>{entry.user_name}</span>
      </p>
      <p>
        {entry.text}
        {edit?.undone ? <em className="qc-undone">{t('undoneMark')}</em> : null}
      </p>
      {edit && edit.counts > 0 ? (
        <Button severity="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('hideCounts') : t('showCounts', { count: edit.counts })}
        </Button>
      ) : null}
      {edit && open ? (
        <EditChanges stationId={stationId} suspects={suspects} edit={edit.id} text={entry.text} />
      ) : null}
    </li>
  );
}

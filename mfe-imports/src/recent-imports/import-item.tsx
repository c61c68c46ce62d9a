import '../imports.css';
import type { CountImport } from 'shared-domain';
import { paths } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { StationLink, WorkItem } from 'shared-ui/ui';
import { vendorLabel } from '../import-counts/import-counts.fields.ts';
import { hasWritten, workState } from './import-outcome.rules.ts';
import { Outcome } from './outcome.tsx';
import { RejectedLines } from './rejected-lines.tsx';
import { historyTexts } from './texts.ts';
import { UndoButton } from './undo-button.tsx';

/** One import: what it was, how far it is, what became of the counts, and what can be done about it. */
export function ImportItem({ row }: { row: CountImport }) {
  const t = useTexts(historyTexts);
  const { station_id_tmg: stationId, station_name, undone_by, undone_at } = row;
  return (
    <WorkItem
      name={row.file_name}
      state={workState(row.status)}
      stateText={t(row.status)}
      facts={
        <>
          <StationLink stationId={stationId}>
            {t('station', { id: stationId, name: station_name })}
          </StationLink>
          {'. '}
          {t(row.source === 'file' ? 'fileOf' : 'fetched', {
            vendor: vendorLabel(row.vendor_code),
            person: row.requested_by,
            date: formatDate(row.created_at),
          })}
          {row.run_id !== null && (
            <>
              {'. '}
              <Link to={paths.automaticImport.href()}>{t('automatic')}</Link>
            </>
          )}
        </>
      }
      progress={row.progress}
      progressLabel={t('progressOf', { name: row.file_name })}
    >
      {row.result && <Outcome fates={row.result} {...row.result} />}
      {row.message && (
        <p>
          {row.message} {row.status === 'running' && t('goesOn')}
        </p>
      )}
      {undone_by && undone_at && <p>{t('undoneBy', { person: undone_by, date: formatDate(undone_at) })}</p>}
      {row.rejected > 0 && <RejectedLines row={row} />}
      {row.status === 'done' && (
        <>
          {hasWritten(row) && !row.can_undo && <p className="cx-muted">{t('noUndo')}</p>}
          <div className="cx-row">
            <Link to={paths.validateCounts.href({ stationId })}>
              {t('review', { station: station_name })}
            </Link>
            {hasWritten(row) && row.can_undo && <UndoButton row={row} />}
          </div>
        </>
      )}
    </WorkItem>
  );
}

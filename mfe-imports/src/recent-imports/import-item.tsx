import type { CountImport, ImportResult } from 'shared-ui/domain';
import { paths } from 'shared-ui/domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { WorkItem } from 'shared-ui/ui';
import { vendorLabel } from '../import-counts/import-counts.fields.ts';
import { texts } from '../texts.ts';
import { outcomeParts } from './import-outcome.rules.ts';
import { RejectedLines } from './rejected-lines.tsx';

function Outcome({ result }: { result: ImportResult }) {
  const t = useTexts(texts);
  const [read, ...fates] = outcomeParts(result).map(({ part, count }) => t(part, { count }));
  return (
    <>
      <p>{fates.length > 0 ? `${read}: ${fates.join(', ')}.` : `${read}.`}</p>
      {result.first && result.last && (
        <p>{t('span', { first: formatDate(result.first), last: formatDate(result.last) })}</p>
      )}
      {result.warnings.length > 0 && (
        <ul className="imports-warnings">
          {result.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One import: what it was, how far it is, and what became of the counts. */
export function ImportItem({ row }: { row: CountImport }) {
  const t = useTexts(texts);
  const { station_id_tmg: stationId, station_name } = row;
  return (
    <WorkItem
      name={row.file_name}
      state={row.status}
      stateText={t(row.status)}
      facts={t('fileOf', {
        vendor: vendorLabel(row.vendor_code),
        station_id: stationId,
        station_name,
        person: row.requested_by,
        date: formatDate(row.created_at),
      })}
      progress={row.progress}
      progressLabel={t('progressOf', { name: row.file_name })}
    >
      {row.result && <Outcome result={row.result} />}
      {row.message && <p>{row.message}</p>}
      {row.errors.length > 0 && <RejectedLines name={row.file_name} lines={row.errors} />}
      {row.status === 'done' && (
        <Link to={paths.validateCounts.href({ stationId })}>{t('review', { station: station_name })}</Link>
      )}
    </WorkItem>
  );
}

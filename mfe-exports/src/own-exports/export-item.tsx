import type { CountExport } from 'shared-domain';
import { formatBytes, formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { Button, WorkItem } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { AgainButton } from './again-button.tsx';
import { exportState } from './export-state.rules.ts';
import { useDownload } from './use-download.ts';

function stationsText(
  { stations, station_count: count }: CountExport,
  t: Translate<typeof texts.en>,
): string {
  const named = stations.join(', ');
  return count > stations.length ? t('stationsMore', { named, count: count - stations.length }) : named;
}

/** One export: what was asked for, how far it is, and its file once it is there. */
export function ExportItem({ row }: { row: CountExport }) {
  const t = useTexts(texts);
  const download = useDownload();
  const state = exportState(row);
  const name = row.file_name ?? t('nameless', { date: formatDate(row.created_at) });
  const facts = [
    stationsText(row, t),
    t('period', { first: formatDate(row.from), last: formatDate(row.to) }),
    t('requested', { date: formatDate(row.created_at) }),
    row.rows === null ? '' : t('rows', { count: row.rows }),
    row.left_out ? t('leftOut', { count: row.left_out }) : '',
    row.bytes === null ? '' : formatBytes(row.bytes),
    state === 'done' && row.expires_at ? t('available', { date: formatDate(row.expires_at) }) : '',
  ].filter(Boolean);
  return (
    <WorkItem
      name={name}
      state={state === 'expired' ? 'over' : state}
      stateText={t(state)}
      facts={facts.join(' · ')}
      progress={row.progress}
      progressLabel={t('progressOf', { name })}
    >
      {row.message && <p>{row.message}</p>}
      {row.download && (
        <p>
          <Button
            severity="outlined"
            size="small"
            icon="download"
            aria-label={t('downloadOf', { name })}
            onClick={() => download(row.id)}
          >
            {t('download')}
          </Button>
        </p>
      )}
      {(state === 'expired' || state === 'failed') && (
        <p>
          <AgainButton id={row.id} name={name} />
        </p>
      )}
    </WorkItem>
  );
}

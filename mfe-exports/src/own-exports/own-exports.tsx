import type { Load } from 'shared-ui/api';
import type { CountExport } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Card, LoadState, WorkList } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { ExportItem } from './export-item.tsx';

/** The person's own exports, the newest first. */
export function OwnExports({ load, retry }: { load: Load<CountExport[]>; retry: () => unknown }) {
  const t = useTexts(texts);
  return (
    <Card title={t('ownTitle')}>
      <LoadState load={load} retry={retry}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('ownEmpty')}</p>
          ) : (
            <WorkList>
              {rows.map((row) => (
                <ExportItem key={row.id} row={row} />
              ))}
            </WorkList>
          )
        }
      </LoadState>
    </Card>
  );
}

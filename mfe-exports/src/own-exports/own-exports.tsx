import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Card, LoadState, WorkList } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { ExportItem } from './export-item.tsx';
import { ownExportsQuery } from './own-exports.resource.ts';

/** The person's own exports, the newest first. */
export function OwnExports() {
  const t = useTexts(texts);
  const { load, reload } = useLoaded(ownExportsQuery);
  return (
    <Card title={t('ownTitle')}>
      <LoadState load={load} retry={reload}>
        {(rows) =>
          rows.length === 0 ? (
            <>
              <p>{t('ownEmpty')}</p>
              <p className="cx-muted">{t('ownNext')}</p>
            </>
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

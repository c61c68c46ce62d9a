import type { Load } from 'shared-ui/api';
import type { CountImport } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Card, LoadState, WorkList } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { ImportItem } from './import-item.tsx';

/** The imports of the person's agency, the newest first. */
export function RecentImports({ load, retry }: { load: Load<CountImport[]>; retry: () => unknown }) {
  const t = useTexts(texts);
  return (
    <Card title={t('recentTitle')}>
      <LoadState load={load} retry={retry}>
        {(imports) =>
          imports.length === 0 ? (
            <p>{t('recentEmpty')}</p>
          ) : (
            <WorkList>
              {imports.map((row) => (
                <ImportItem key={row.id} row={row} />
              ))}
            </WorkList>
          )
        }
      </LoadState>
    </Card>
  );
}

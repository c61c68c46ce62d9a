import type { Load } from 'shared-ui/api';
import { paths, type CountImport } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Card, LinkButton, LoadState, WorkList } from 'shared-ui/ui';
import { ImportItem } from './import-item.tsx';
import { historyTexts } from './texts.ts';

/** How many imports stand below the form that starts them. */
const RECENT = 10;

/** The newest imports of the person's agency, with the way to all of them. */
export function RecentImports({ load, retry }: { load: Load<CountImport[]>; retry: () => unknown }) {
  const t = useTexts(historyTexts);
  return (
    <Card
      title={t('recentTitle')}
      actions={
        <LinkButton to={paths.importHistory.href()} severity="text" icon="history">
          {t('all')}
        </LinkButton>
      }
    >
      <LoadState load={load} retry={retry}>
        {(imports) => <ImportList imports={imports.slice(0, RECENT)} onChanged={retry} />}
      </LoadState>
    </Card>
  );
}

/** Imports, the newest first. */
export function ImportList({ imports, onChanged }: { imports: CountImport[]; onChanged: () => unknown }) {
  const t = useTexts(historyTexts);
  if (imports.length === 0) return <p>{t('recentEmpty')}</p>;
  return (
    <WorkList>
      {imports.map((row) => (
        <ImportItem key={row.id} row={row} onChanged={onChanged} />
      ))}
    </WorkList>
  );
}

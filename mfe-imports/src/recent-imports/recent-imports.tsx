import { paths, type CountImport } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Card, LinkButton, LoadState, WorkList } from 'shared-ui/ui';
import { ImportItem } from './import-item.tsx';
import { importsQuery } from './recent-imports.resource.ts';
import { historyTexts } from './texts.ts';

/** How many imports stand below the form that starts them. */
const RECENT = 10;

/** The newest imports of the person's agency from this source, with the way to all of them. */
export function RecentImports({ source }: { source: CountImport['source'] }) {
  const t = useTexts(historyTexts);
  const { load, reload } = useLoaded(importsQuery({ source }));
  return (
    <Card
      title={t('recentTitle')}
      actions={
        <LinkButton to={paths.importHistory.href()} severity="text" icon="history">
          {t('all')}
        </LinkButton>
      }
    >
      <LoadState load={load} retry={reload}>
        {(imports) => <ImportList imports={imports.slice(0, RECENT)} />}
      </LoadState>
    </Card>
  );
}

/** Imports, the newest first. */
export function ImportList({ imports }: { imports: CountImport[] }) {
  const t = useTexts(historyTexts);
  if (imports.length === 0) return <p>{t('recentEmpty')}</p>;
  return (
    <WorkList>
      {imports.map((row) => (
        <ImportItem key={row.id} row={row} />
      ))}
    </WorkList>
  );
}

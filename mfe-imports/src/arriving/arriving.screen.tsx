import '../imports.css';
import { paths, type Drop } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded, useOlder } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Alert, Card, LinkButton, LoadState, OlderButton, Page, WorkList } from 'shared-ui/ui';
import { DROPS_PAGE, dropsQuery, olderDropsQuery } from './arriving.resource.ts';
import { DropItem } from './drop-item.tsx';
import { inOrder } from './drop-state.rules.ts';
import { SavedMappings } from './saved-mappings.tsx';
import { arrivingTexts } from './texts.ts';

/** Arriving files: what came by the agency's folder, what waits for a person, and by what mappings the rest is loaded. */
export function ArrivingScreen() {
  const t = useTexts(arrivingTexts);
  const { load, reload } = useLoaded(dropsQuery);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <LinkButton to={paths.importCounts.href()} severity="outlined" icon="upload">
          {t('toUpload')}
        </LinkButton>
      }
    >
      <Card title={t('files')}>
        <LoadState load={load} retry={reload}>
          {({ folder, drops }) => (
            <>
              {folder === null ? (
                <Alert severity="info">{t('noFolder')}</Alert>
              ) : (
                <p className="cx-muted imports-folder">{t('folder', { folder })}</p>
              )}
              <Files newest={drops} />
            </>
          )}
        </LoadState>
      </Card>
      {/* not before the files above it: it would be moved by them */}
      {load.state === 'loaded' && <SavedMappings />}
    </Page>
  );
}

function Files({ newest }: { newest: Drop[] }) {
  const t = useTexts(arrivingTexts);
  const { notify } = useServices();
  const { rows, showOlder } = useOlder(newest, {
    page: DROPS_PAGE,
    query: olderDropsQuery,
    onFailed: (error) => notify('danger', messageOf(error, t('olderFailed'))),
  });
  if (rows.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <WorkList>
        {inOrder(rows).map((row) => (
          <DropItem key={row.id} row={row} />
        ))}
      </WorkList>
      <OlderButton onClick={showOlder}>{t('older')}</OlderButton>
    </>
  );
}

import '../imports.css';
import { useState } from 'react';
import { paths, type Drop } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useAsk, useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Card, LinkButton, LoadState, Page, WorkList } from 'shared-ui/ui';
import { DROPS_PAGE, dropsQuery, olderDropsQuery } from './arriving.resource.ts';
import { DropItem } from './drop-item.tsx';
import { inOrder, withOlder } from './drop-state.rules.ts';
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
  const { ask, asking } = useAsk();
  const [older, setOlder] = useState<Drop[]>([]);
  const [atEnd, setAtEnd] = useState(false);
  const shown = withOlder(newest, older);
  if (shown.length === 0) return <p>{t('none')}</p>;
  const load = async () => {
    try {
      const rows = await ask(olderDropsQuery(shown.at(-1)?.id ?? 0));
      if (!rows) return;
      setOlder([...shown, ...rows]);
      setAtEnd(rows.length < DROPS_PAGE);
    } catch (error) {
      notify('danger', messageOf(error, t('olderFailed')));
    }
  };
  return (
    <>
      <WorkList>
        {inOrder(shown).map((row) => (
          <DropItem key={row.id} row={row} />
        ))}
      </WorkList>
      {newest.length === DROPS_PAGE && !atEnd && (
        <div className="cx-actions">
          <Button severity="outlined" loading={asking} onClick={() => void load()}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  );
}

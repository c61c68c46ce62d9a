import { useCallback, useRef, useState } from 'react';
import type { ShareLink } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useSearchParams } from 'shared-ui/router';
import { Button, Card, LoadState, Page, ShownOnce } from 'shared-ui/ui';
import { LinksTable } from './links-table.tsx';
import { ShareLinkDialog } from './share-link-dialog.tsx';
import { endShareLink, shareLinksQuery, type MadeShareLink } from './share-links.resource.ts';
import { shareLinkTexts } from './texts.ts';

/** /share-links: links by which somebody without an account sees one station or one comparison. */
export function ShareLinksScreen() {
  const t = useTexts(shareLinkTexts);
  const { confirm, notify } = useServices();
  const { load, reload } = useLoaded(shareLinksQuery());
  const [search] = useSearchParams();
  const shows = search.get('shows') ?? '';
  const [isAdding, setAdding] = useState(shows !== '');
  const [made, setMade] = useState<MadeShareLink | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const end = useCallback(
    async (link: ShareLink) => {
      const { name } = link;
      const question = { title: t('endQuestion'), text: t('endText', { name }), accept: t('end') };
      if (!(await confirm({ ...question, danger: true }))) return;
      try {
        await endShareLink(link);
        notify('success', t('endedNow', { name }));
      } catch (error) {
        notify('danger', messageOf(error, t('endFailed')));
      }
      // the button that had the focus goes
      list.current?.focus();
    },
    [t, confirm, notify],
  );
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <LoadState load={load} retry={reload}>
        {(links) => (
          <div ref={list} tabIndex={-1}>
            <Card>
              <LinksTable links={links} onEnd={end} />
            </Card>
          </div>
        )}
      </LoadState>
      {isAdding ? (
        <ShareLinkDialog
          shows={shows}
          onClose={() => setAdding(false)}
          onMade={(link) => {
            setAdding(false);
            setMade(link);
          }}
        />
      ) : null}
      {made ? (
        <ShownOnce
          value={made.address}
          words={{
            title: t('newTitle'),
            text: t('newText', { name: made.link.name }),
            label: t('address'),
            copy: t('copy'),
            copyFailed: t('copyFailed'),
          }}
          onKept={() => setMade(null)}
        />
      ) : null}
    </Page>
  );
}

import { useCallback, useState } from 'react';
import { paths, type OpenDataStation } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { ChoiceDialog } from './choice-dialog.tsx';
import { EmbedSitesCard } from './embed-sites-card.tsx';
import { openDataQuery, publishOpenData } from './open-data.resource.ts';
import { StationsTable } from './stations-table.tsx';
import { openDataTexts } from './texts.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Open = { dialog: 'choose' | 'withdraw'; station: OpenDataStation };

/** /open-data: which stations go out to everybody, what is out, and what comes next. */
export function OpenDataScreen() {
  const t = useTexts(openDataTexts);
  const { notify } = useServices();
  const { load, reload } = useLoaded(openDataQuery());
  const [open, setOpen] = useState<Open | null>(null);
  const choose = useCallback((station: OpenDataStation) => setOpen({ dialog: 'choose', station }), []);
  const withdraw = useCallback((station: OpenDataStation) => setOpen({ dialog: 'withdraw', station }), []);
  const publish = async () => {
    try {
      notify('success', t('publishing', { stations: await publishOpenData() }));
    } catch (error) {
      notify('danger', messageOf(error, t('publishFailed')));
    }
  };
  const done = (text: 'saved' | 'withdrew', { station_id_tmg: station }: OpenDataStation) => {
    setOpen(null);
    notify('success', t(text, { station }));
  };
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <LinkButton to={paths.shareLinks.href()}>{t('shareLinks')}</LinkButton>
          <Button icon="send" onClick={publish}>
            {t('publish')}
          </Button>
        </>
      }
    >
      <LoadState load={load} retry={reload}>
        {(stations) => (
          <Card>
            <p>
              <a href="/public">{t('publicPages')}</a>
            </p>
            <StationsTable stations={stations} choose={choose} withdraw={withdraw} />
          </Card>
        )}
      </LoadState>
      <EmbedSitesCard />
      {open?.dialog === 'choose' ? (
        <ChoiceDialog
          station={open.station}
          onClose={() => setOpen(null)}
          onSaved={() => done('saved', open.station)}
        />
      ) : null}
      {open?.dialog === 'withdraw' ? (
        <WithdrawDialog
          station={open.station}
          onClose={() => setOpen(null)}
          onWithdrawn={() => done('withdrew', open.station)}
        />
      ) : null}
    </Page>
  );
}

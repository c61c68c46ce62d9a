import { useState } from 'react';
import type { EmbedSites } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Card, LoadState } from 'shared-ui/ui';
import { chooseEmbedSites, embedSitesQuery, newerEmbedSites } from './open-data.resource.ts';
import { openDataTexts, type OpenDataText } from './texts.ts';

type SitesValues = { sites: string };

const sitesFields = defineFields<SitesValues, null, OpenDataText>({
  sites: { label: 'sites', hint: 'sitesHint', control: 'area', wide: true },
});

const EMPTY: SitesValues = { sites: '' };
const toForm = ({ sites }: EmbedSites): SitesValues => ({ sites: sites.join('\n') });

/** In whose pages the figures and pictures of the agency's stations may stand. */
export function EmbedSitesCard() {
  const t = useTexts(openDataTexts);
  const { notify } = useServices();
  const { load, reload } = useLoaded(embedSitesQuery);
  const [changed, setChanged] = useState<EmbedSites | null>(null);
  const known = load.state === 'loaded' ? load.value : null;
  return (
    <Card
      title={t('embeds')}
      actions={
        known && (
          <Button severity="outlined" onClick={() => setChanged(known)}>
            {t('changeSites')}
          </Button>
        )
      }
    >
      <LoadState load={load} retry={reload}>
        {({ sites }) =>
          sites.length === 0 ? (
            <p>{t('embedsAnywhere')}</p>
          ) : (
            <>
              <p>{t('embedsOn')}</p>
              <ul>
                {sites.map((site) => (
                  <li key={site}>{site}</li>
                ))}
              </ul>
            </>
          )
        }
      </LoadState>
      {changed && (
        <SitesDialog
          shown={changed}
          onClose={() => setChanged(null)}
          onSaved={() => {
            setChanged(null);
            notify('success', t('sitesSaved'));
          }}
        />
      )}
    </Card>
  );
}

type SitesDialogProps = { shown: EmbedSites; onClose: () => void; onSaved: () => void };

function SitesDialog({ shown, onClose, onSaved }: SitesDialogProps) {
  const t = useTexts(openDataTexts);
  const { form, stale, mergeStale } = useVersionedForm({
    fields: sitesFields,
    t,
    lookups: null,
    empty: EMPTY,
    edited: { record: shown, loadNewer: newerEmbedSites },
    name: 'embed sites',
    toForm,
    send: async ({ sites }, { version }) => {
      const stored = await chooseEmbedSites({
        sites: sites.split(/[\s,]+/).filter(Boolean),
        version: version ?? shown.version,
      });
      onSaved();
      return stored;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('sitesTitle')}
      accept={t('saveSites')}
      failed={t('sitesFailed')}
      newer={{ stale, goOn: t('sitesGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && (
        <Alert severity="info">
          <p>{t('sitesTheirs')}</p>
          <p>{stale.theirs.sites || t('embedsAnywhere')}</p>
        </Alert>
      )}
      <FieldGrid form={form} names={['sites']} />
    </FormDialog>
  );
}

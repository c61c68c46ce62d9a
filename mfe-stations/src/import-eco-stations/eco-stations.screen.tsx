import { useMemo, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { may, stationForm, type EcoStation, type V1Station } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Alert, Button, Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { AddStationDialog } from './add-station-dialog.tsx';
import { useToItsPage } from '../station-editing/use-to-its-page.ts';
import { nextStationOfSite } from '../next-station/vendor-site.tsx';
import { askVendorAgain, ecoStationsQuery } from './eco-stations.resource.ts';
import { SiteOwners } from './site-owners.tsx';
import { ecoStationTexts } from './texts.ts';
import './eco-stations.css';

/** /import-eco-stations: the vendor's stations that are not in the exchange yet, each to be added by the v1 form. */
export function EcoStationsScreen() {
  const t = useTexts(ecoStationTexts);
  const user = useUser();
  const toItsPage = useToItsPage();
  const { load, reload } = useLoaded(ecoStationsQuery);
  const [site, setSite] = useState<EcoStation | null>(null);
  const add = async ({ station_id_tmg: stationId, channels }: V1Station) => {
    setSite(null);
    await toItsPage(stationId ?? '', channels);
  };
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={load} retry={reload}>
        {({ stations, simulated, listed_at, problem }) => (
          <>
            {simulated && <Alert severity="info">{t('simulated')}</Alert>}
            {problem !== null && (
              <Alert severity="warning">
                {problem} {t('older')}
              </Alert>
            )}
            <Card title={t('list')} actions={<AskAgain />}>
              <p>{t('listed', { time: formatDate(listed_at) })}</p>
              <Sites stations={stations} onAdd={setSite} />
            </Card>
          </>
        )}
      </LoadState>
      {may(user, 'PUT /eco-sites/:siteId/agency') && <SiteOwners />}
      {site && (
        <AddStationDialog site={site} onClose={() => setSite(null)} onAdded={(one) => void add(one)} />
      )}
    </Page>
  );
}

/** Has the vendor asked anew, for whoever has just set up a counter there. */
function AskAgain() {
  const t = useTexts(ecoStationTexts);
  const { notify } = useServices();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await askVendorAgain();
      notify('success', t('asked'));
    } catch (error) {
      notify('warning', messageOf(error, t('askFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button severity="outlined" size="small" loading={busy} onClick={() => void ask()}>
      {t('askAgain')}
    </Button>
  );
}

function Sites({ stations, onAdd }: { stations: EcoStation[]; onAdd: (site: EcoStation) => void }) {
  const t = useTexts(ecoStationTexts);
  const user = useUser();
  const hasPreview = stationForm(user) === 'next';
  const columns = useMemo(() => columnsOf(t, hasPreview, onAdd), [t, hasPreview, onAdd]);
  return (
    <DataTable
      label={t('list')}
      rows={stations}
      rowKey="eco_id"
      columns={columns}
      defaultSort={{ field: 'name', order: 'asc' }}
      empty={t('none')}
      urlState="sites"
      tools="vendor-sites"
    />
  );
}

function columnsOf(
  t: Translate<typeof ecoStationTexts.en>,
  hasPreview: boolean,
  onAdd: (site: EcoStation) => void,
): Column<EcoStation>[] {
  return [
    {
      field: 'eco_id',
      header: t('stationId'),
      value: ({ eco_id }) => eco_id,
      sortable: true,
      filter: 'text',
    },
    {
      field: 'name',
      header: t('stationName'),
      value: ({ name }) => name,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (site) => (
        <span className="eco-station-actions">
          <Button size="small" aria-label={t('addOf', { name: site.name })} onClick={() => onAdd(site)}>
            {t('add')}
          </Button>
          {hasPreview && (
            <LinkButton
              size="small"
              to={nextStationOfSite(site.eco_id)}
              aria-label={t('addPreviewOf', { name: site.name })}
            >
              {t('addPreview')}
            </LinkButton>
          )}
        </span>
      ),
    },
  ];
}

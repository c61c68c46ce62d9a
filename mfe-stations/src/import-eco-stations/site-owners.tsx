import { useMemo, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useKeptState } from 'shared-ui/auth';
import type { Agency, EcoSite } from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, Dialog, LoadState, StationLink } from 'shared-ui/ui';
import { handOver, siteOwnersQuery } from './eco-stations.resource.ts';
import { siteOwnerTexts } from './site-owner.texts.ts';

/** For super admins: whose each site of the vendor's platform is, and the choice to hand one over (S11). */
export function SiteOwners() {
  const t = useTexts(siteOwnerTexts);
  const { load, reload } = useLoaded(siteOwnersQuery);
  return (
    <Card title={t('title')}>
      <p>{t('intro')}</p>
      <LoadState load={load} retry={reload}>
        {(owners) => <Owners {...owners} />}
      </LoadState>
    </Card>
  );
}

type OwnersProps = { sites: EcoSite[]; agencies: Agency[] };
/** A site about to be handed over, by their ids; no agency: the one of the site's domain. */
type Gift = { site: string; agency: number | null };

function Owners({ sites, agencies }: OwnersProps) {
  const t = useTexts(siteOwnerTexts);
  // a choice that is kept is asked about again
  const [gift, setGift] = useKeptState<Gift | null>('hand over', null);
  const columns = useMemo(() => columnsOf(t, agencies, setGift), [t, agencies, setGift]);
  const site = sites.find(({ id }) => id === gift?.site);
  return (
    <>
      <DataTable
        label={t('title')}
        rows={sites}
        rowKey="id"
        columns={columns}
        defaultSort={{ field: 'name', order: 'asc' }}
        empty={t('none')}
        urlState="owners"
        tools="site-owners"
      />
      {gift && site ? (
        <HandOver
          site={site}
          agency={agencies.find(({ id }) => id === gift.agency) ?? null}
          onClose={() => setGift(null)}
        />
      ) : null}
    </>
  );
}

type HandOverProps = {
  site: EcoSite;
  agency: Agency | null;
  onClose: () => void;
};

/** Asks before a site changes hands, and does it. */
function HandOver({ site, agency, onClose }: HandOverProps) {
  const t = useTexts(siteOwnerTexts);
  const { notify } = useServices();
  const [busy, setBusy] = useState(false);
  const to = agency?.name ?? t('byDomain');
  const give = async () => {
    setBusy(true);
    try {
      await handOver(site.id, agency?.id ?? null);
      notify('success', t('done', { site: site.name, to }));
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    } finally {
      onClose();
    }
  };
  return (
    <Dialog
      title={t('questionTitle')}
      open
      alert
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={busy} onClick={() => void give()}>
            {t('accept')}
          </Button>
        </>
      }
    >
      <p>{t('question', { site: site.name, to })}</p>
    </Dialog>
  );
}

/** The choice of the agency of the site's domain. */
const BY_DOMAIN = '0';

function columnsOf(
  t: Translate<typeof siteOwnerTexts.en>,
  agencies: Agency[],
  onGive: (gift: Gift) => void,
): Column<EcoSite>[] {
  const options = [
    { code: BY_DOMAIN, label: t('byDomain') },
    ...agencies.map(({ id, name }) => ({ code: String(id), label: name })),
  ];
  const chosen = ({ handed_over, agency_id }: EcoSite) => (handed_over ? String(agency_id) : BY_DOMAIN);
  return [
    {
      field: 'name',
      header: t('site'),
      value: ({ name }) => name,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    { field: 'domain', header: t('domain'), value: ({ domain }) => domain, sortable: true },
    { field: 'agency', header: t('agency'), value: ({ agency }) => agency, sortable: true, filter: 'text' },
    {
      field: 'station',
      header: t('station'),
      value: ({ station_name }) => station_name,
      cell: ({ station_id_tmg, station_name }) => (
        <StationLink stationId={station_id_tmg}>{station_name}</StationLink>
      ),
      sortable: true,
    },
    {
      field: 'actions',
      header: t('hand'),
      value: () => null,
      cell: (site) =>
        site.station_name === null ? (
          <div className="eco-site-owner">
            <SelectField
              label={t('handOf', { site: site.name })}
              options={options}
              value={chosen(site)}
              onChange={(code) =>
                onGive({ site: site.id, agency: code && code !== BY_DOMAIN ? Number(code) : null })
              }
            />
          </div>
        ) : (
          t('used')
        ),
    },
  ];
}

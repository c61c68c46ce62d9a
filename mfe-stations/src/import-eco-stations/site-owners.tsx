import { useMemo } from 'react';
import { messageOf, useLoad } from 'shared-ui/api';
import type { Agency, EcoSite } from 'shared-ui/domain';
import { SelectField } from 'shared-ui/form';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LoadState } from 'shared-ui/ui';
import { handOver, loadSiteOwners } from './eco-stations.resource.ts';
import { siteOwnerTexts } from './site-owner.texts.ts';

/** For super admins: whose each site of the vendor's platform is, and the choice to hand one over (S11). */
export function SiteOwners({ onChanged }: { onChanged: () => void }) {
  const t = useTexts(siteOwnerTexts);
  const { load, reload } = useLoad(loadSiteOwners, []);
  const { confirm, notify } = useServices();
  const give = async (site: EcoSite, agency: Agency | null) => {
    const to = agency?.name ?? t('byDomain');
    const question = { title: t('title'), text: t('question', { site: site.name, to }), accept: t('accept') };
    if (!(await confirm(question))) return;
    try {
      await handOver(site.id, agency?.id ?? null);
      notify('success', t('done', { site: site.name, to }));
      onChanged();
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    }
    reload();
  };
  return (
    <Card title={t('title')}>
      <p>{t('intro')}</p>
      <LoadState load={load} retry={reload}>
        {({ sites, agencies }) => (
          <Owners sites={sites} agencies={agencies} onGive={(site, agency) => void give(site, agency)} />
        )}
      </LoadState>
    </Card>
  );
}

type OwnersProps = {
  sites: EcoSite[];
  agencies: Agency[];
  onGive: (site: EcoSite, agency: Agency | null) => void;
};

function Owners({ sites, agencies, onGive }: OwnersProps) {
  const t = useTexts(siteOwnerTexts);
  const columns = useMemo(() => columnsOf(t, agencies, onGive), [t, agencies, onGive]);
  return (
    <DataTable
      label={t('title')}
      rows={sites}
      rowKey="id"
      columns={columns}
      defaultSort={{ field: 'name', order: 'asc' }}
      empty={t('none')}
      urlState="owners"
    />
  );
}

/** The choice of the agency of the site's domain. */
const BY_DOMAIN = '0';

function columnsOf(
  t: Translate<keyof typeof siteOwnerTexts.en>,
  agencies: Agency[],
  onGive: OwnersProps['onGive'],
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
    { field: 'station', header: t('station'), value: ({ station_name }) => station_name, sortable: true },
    {
      // on phones what can be done with a row stays in view
      field: 'actions',
      header: t('hand'),
      value: () => null,
      cell: (site) =>
        site.station_name === null ? (
          <SelectField
            label={t('handOf', { site: site.name })}
            options={options}
            value={chosen(site)}
            onChange={(code) => onGive(site, agencies.find(({ id }) => String(id) === code) ?? null)}
          />
        ) : (
          t('used')
        ),
    },
  ];
}

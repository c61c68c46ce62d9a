import { useMemo, useState } from 'react';
import { useLoad } from 'shared-ui/api';
import { paths, type Agency, type District } from 'shared-ui/domain';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { AgencyDialog } from './agency-dialog.tsx';
import { loadAgencies, loadDistricts } from './agencies.resource.ts';
import { agencyTexts } from './texts.ts';

type Loaded = { agencies: Agency[]; districts: District[] };

const loadAll = async (): Promise<Loaded> => {
  const [agencies, districts] = await Promise.all([loadAgencies(), loadDistricts()]);
  return { agencies, districts };
};

/** /agencies: every agency, each edited in a dialog. */
export function AgenciesScreen() {
  const t = useTexts(agencyTexts);
  const { load, reload } = useLoad(loadAll, []);
  return (
    <Page
      title={t('title')}
      actions={
        <LinkButton to={paths.addAgency.href()} severity="primary" icon="plus">
          {t('addAgency')}
        </LinkButton>
      }
    >
      <LoadState load={load} retry={reload}>
        {(loaded) => <Agencies {...loaded} onSaved={reload} />}
      </LoadState>
    </Page>
  );
}

function Agencies({ agencies, districts, onSaved }: Loaded & { onSaved: () => void }) {
  const t = useTexts(agencyTexts);
  const { notify } = useServices();
  const [edited, setEdited] = useState<Agency | null>(null);
  const columns = useMemo(() => columnsOf(t, setEdited), [t]);
  return (
    <Card>
      <DataTable
        label={t('title')}
        rows={agencies}
        rowKey="id"
        columns={columns}
        defaultSort={{ field: 'name', order: 'asc' }}
        empty={t('noAgencies')}
      />
      {edited && (
        <AgencyDialog
          agency={edited}
          districts={districts}
          onClose={() => setEdited(null)}
          onSaved={({ name }) => {
            setEdited(null);
            notify('success', t('saved', { name }));
            onSaved();
          }}
        />
      )}
    </Card>
  );
}

function columnsOf(
  t: Translate<keyof typeof agencyTexts.en>,
  onEdit: (agency: Agency) => void,
): Column<Agency>[] {
  return [
    {
      field: 'name',
      header: t('name'),
      value: (agency) => agency.name,
      sortable: true,
      rowHeader: true,
    },
    { field: 'eco_domain', header: t('ecoDomain'), value: (agency) => agency.eco_domain, sortable: true },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (agency) => (
        <Button
          size="small"
          severity="outlined"
          aria-label={t('editOf', { name: agency.name })}
          onClick={() => onEdit(agency)}
        >
          {t('edit')}
        </Button>
      ),
    },
  ];
}

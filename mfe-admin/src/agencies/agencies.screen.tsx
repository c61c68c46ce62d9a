import { useMemo, useRef, useState, type RefObject } from 'react';
import { paths, type Agency, type District } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { AgencyDialog } from './agency-dialog.tsx';
import { agenciesQuery } from './agencies.resource.ts';
import { agencyTexts } from './texts.ts';
import { useAgencyEnd, type AgencyEnd } from './use-agency-end.ts';

type Loaded = { agencies: Agency[]; districts: District[] };

/** /agencies: every agency, each edited in a dialog. */
export function AgenciesScreen() {
  const t = useTexts(agencyTexts);
  const { load, reload } = useLoaded(agenciesQuery);
  const addLink = useRef<HTMLAnchorElement>(null);
  return (
    <Page
      title={t('title')}
      actions={
        <LinkButton ref={addLink} to={paths.addAgency.href()} severity="primary" icon="plus">
          {t('addAgency')}
        </LinkButton>
      }
    >
      <LoadState load={load} retry={reload}>
        {(loaded) => <Agencies {...loaded} addLink={addLink} />}
      </LoadState>
    </Page>
  );
}

type AgenciesProps = Loaded & { addLink: RefObject<HTMLAnchorElement | null> };

function Agencies({ agencies, districts, addLink }: AgenciesProps) {
  const t = useTexts(agencyTexts);
  const { notify } = useServices();
  const [edited, setEdited] = useState<Agency | null>(null);
  const end = useAgencyEnd({ focusAfter: addLink });
  const columns = useMemo(() => columnsOf(t, { ...end, edit: setEdited }), [t, end]);
  return (
    <Card>
      <DataTable
        label={t('title')}
        rows={agencies}
        rowKey="id"
        columns={columns}
        defaultSort={{ field: 'name', order: 'asc' }}
        empty={t('noAgencies')}
        urlState="agencies"
        tools="agencies"
      />
      {edited && (
        <AgencyDialog
          agency={edited}
          districts={districts}
          onClose={() => setEdited(null)}
          onSaved={({ name }) => {
            setEdited(null);
            notify('success', t('saved', { name }));
          }}
        />
      )}
    </Card>
  );
}

type Actions = AgencyEnd & { edit: (agency: Agency) => void };

function columnsOf(t: Translate<typeof agencyTexts.en>, actions: Actions): Column<Agency>[] {
  return [
    {
      field: 'name',
      header: t('name'),
      value: (agency) => agency.name,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    { field: 'eco_domain', header: t('ecoDomain'), value: (agency) => agency.eco_domain, sortable: true },
    {
      field: 'status',
      header: t('status'),
      value: (agency) => statusOf(t, agency),
      sortable: true,
      leads: true,
    },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (agency) => <AgencyActions agency={agency} {...actions} />,
    },
  ];
}

const statusOf = (t: Translate<typeof agencyTexts.en>, { closed_at: at }: Agency) =>
  at === null ? t('open') : t('closedSince', { date: formatDate(at) });

/** What can be done about an agency; those for the whole state stay. */
function AgencyActions({ agency, edit, close, reopen, remove }: Actions & { agency: Agency }) {
  const t = useTexts(agencyTexts);
  const { name } = agency;
  const action = (severity: 'outlined' | 'text', label: string, of: string, run: (it: Agency) => unknown) => (
    <Button size="small" severity={severity} aria-label={of} onClick={() => run(agency)}>
      {label}
    </Button>
  );
  return (
    <div className="cx-actions">
      {action('outlined', t('edit'), t('editOf', { name }), edit)}
      {!agency.statewide && (
        <>
          {agency.closed_at === null
            ? action('text', t('close'), t('closeOf', { name }), close)
            : action('text', t('reopen'), t('reopenOf', { name }), reopen)}
          {action('text', t('delete'), t('deleteOf', { name }), remove)}
        </>
      )}
    </div>
  );
}

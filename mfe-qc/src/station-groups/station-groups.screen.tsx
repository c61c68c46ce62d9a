import './station-groups.css';
import '../compare/compare.css';
import { useMemo, useRef, useState } from 'react';
import { may, paths, stationsInOrder, type StationGroup } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Link } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { GroupDialog } from './group-dialog.tsx';
import { groupHrefs } from './group.rules.ts';
import { deleteGroup, groupsQuery } from './groups.resource.ts';
import { groupTexts } from './texts.ts';

/** What is open: a group, a new one (null), or nothing. */
type Opened = { group: StationGroup | null } | undefined;

/** /compare/groups: corridors, screenlines and cordons, and where each is compared. */
export function StationGroupsScreen() {
  const t = useTexts(groupTexts);
  const user = useUser();
  const [opened, setOpened] = useState<Opened>();
  const back = useRef<HTMLAnchorElement>(null);
  const { load, reload } = useLoaded(groupsQuery);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <LinkButton ref={back} severity="outlined" to={paths.compare.href()}>
            {t('back')}
          </LinkButton>
          {may(user, 'POST /station-groups') && (
            <Button severity="primary" icon="plus" onClick={() => setOpened({ group: null })}>
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <Card>
        <LoadState load={load} retry={reload}>
          {(groups) => (
            <Groups
              groups={groups}
              onEdit={(group) => setOpened({ group })}
              onRemoved={() => back.current?.focus()}
            />
          )}
        </LoadState>
      </Card>
      {opened && <GroupDialog group={opened.group} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

type Acts = { onEdit: (group: StationGroup) => void; remove: (group: StationGroup) => void };

function Groups({
  groups,
  onEdit,
  onRemoved,
}: {
  groups: StationGroup[];
  onEdit: Acts['onEdit'];
  onRemoved: () => void;
}) {
  const t = useTexts(groupTexts);
  const remove = useRemove(onRemoved);
  const columns = useMemo(() => columnsOf(t, { onEdit, remove }), [t, onEdit, remove]);
  return (
    <DataTable
      label={t('title')}
      rows={groups}
      rowKey="id"
      columns={columns}
      empty={t('none')}
      urlState="groups"
      tools="station-groups"
    />
  );
}

const stationsIn = (group: StationGroup) =>
  stationsInOrder(group.flows.map(({ station_id_tmg: station }) => ({ station })));

function columnsOf(t: Translate<typeof groupTexts.en>, acts: Acts): Column<StationGroup>[] {
  return [
    {
      field: 'name',
      header: t('name'),
      value: ({ name }) => name,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'kind',
      header: t('kind'),
      value: ({ kind }) => t(kind),
      sortable: true,
      filter: 'select',
      leads: true,
    },
    { field: 'agency', header: t('agency'), value: ({ agency }) => agency, sortable: true, filter: 'select' },
    {
      field: 'stations',
      header: t('stations'),
      value: (group) =>
        [
          stationsIn(group).join(', '),
          ...(group.unseen > 0 ? [t('unseen', { count: group.unseen })] : []),
        ].join(' '),
      filter: 'text',
    },
    {
      field: 'open',
      header: t('open'),
      value: () => null,
      cell: (group) => (
        <ul className="qc-group-links">
          {groupHrefs(group).map(({ way, href }) => (
            <li key={way}>
              <Link to={href} aria-label={t('compareOf', { way: t(way), name: group.name })}>
                {t(way)}
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (group) => (group.may_change ? <GroupActs group={group} {...acts} /> : null),
    },
  ];
}

function GroupActs({ group, onEdit, remove }: Acts & { group: StationGroup }) {
  const t = useTexts(groupTexts);
  const { name } = group;
  return (
    <div className="cx-actions">
      <Button severity="text" size="small" aria-label={t('editOf', { name })} onClick={() => onEdit(group)}>
        {t('edit')}
      </Button>
      <Button severity="text" size="small" aria-label={t('deleteOf', { name })} onClick={() => remove(group)}>
        {t('delete')}
      </Button>
    </div>
  );
}

/** Deletes a group after a question; the button that asked goes with it, so the focus goes elsewhere. */
function useRemove(onRemoved: () => void) {
  const t = useTexts(groupTexts);
  const { confirm, notify } = useServices();
  const remove = async ({ id, name }: StationGroup) => {
    const text = t('deleteText', { name });
    if (!(await confirm({ title: t('deleteTitle'), text, accept: t('delete'), danger: true }))) return;
    try {
      await deleteGroup(id);
      notify('success', t('deleted'));
      onRemoved();
    } catch (error) {
      notify('danger', messageOf(error, t('deleteFailed')));
    }
  };
  return (group: StationGroup) => void remove(group);
}

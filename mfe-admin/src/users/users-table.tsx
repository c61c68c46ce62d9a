import { useMemo } from 'react';
import { useUser } from 'shared-ui/auth';
import { paths, type User } from 'shared-ui/domain';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, LinkButton } from 'shared-ui/ui';
import { mayDelete } from './users.rules.ts';
import { userTexts } from './texts.ts';

type UsersTableProps = {
  /** Id of the heading that names the table. */
  labelledBy: string;
  users: User[];
  empty: string;
  onDelete: (user: User) => Promise<void>;
};

/** People with what can be done about each. Super admins, who see several agencies, also read which one. */
export function UsersTable({ labelledBy, users, empty, onDelete }: UsersTableProps) {
  const t = useTexts(userTexts);
  const caller = useUser();
  const columns = useMemo(() => columnsOf(t, caller, onDelete), [t, caller, onDelete]);
  return (
    <DataTable
      labelledBy={labelledBy}
      rows={users}
      rowKey="id"
      columns={columns}
      defaultSort={{ field: 'name', order: 'asc' }}
      empty={empty}
    />
  );
}

function columnsOf(
  t: Translate<keyof typeof userTexts.en>,
  caller: User,
  onDelete: UsersTableProps['onDelete'],
): Column<User>[] {
  const agency: Column<User> = {
    field: 'agency',
    header: t('agency'),
    value: (user) => user.agency.name,
    sortable: true,
  };
  return [
    {
      field: 'name',
      header: t('name'),
      value: (user) => user.name,
      cell: (user) => (user.id === caller.id ? `${user.name} (${t('you')})` : user.name),
      sortable: true,
      rowHeader: true,
    },
    { field: 'email', header: t('email'), value: (user) => user.email, sortable: true },
    ...(caller.super_admin === 1 ? [agency] : []),
    {
      field: 'admin',
      header: t('admin'),
      value: (user) => (user.admin === 1 ? t('yes') : t('no')),
      sortable: true,
    },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (user) => <UserActions user={user} deletable={mayDelete(caller, user)} onDelete={onDelete} />,
    },
  ];
}

type UserActionsProps = { user: User; deletable: boolean; onDelete: UsersTableProps['onDelete'] };

function UserActions({ user, deletable, onDelete }: UserActionsProps) {
  const t = useTexts(userTexts);
  const { id, name } = user;
  return (
    <div className="cx-actions">
      <LinkButton size="small" to={paths.editUser.href({ userId: id })} aria-label={t('editOf', { name })}>
        {t('edit')}
      </LinkButton>
      {deletable && (
        <Button
          size="small"
          severity="text"
          aria-label={t('deleteOf', { name })}
          onClick={() => void onDelete(user)}
        >
          {t('delete')}
        </Button>
      )}
    </div>
  );
}

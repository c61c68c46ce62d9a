import { useMemo } from 'react';
import { useUser } from 'shared-ui/auth';
import { mayDelete, paths, type Account, type User } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, EmailText, Icon, LinkButton } from 'shared-ui/ui';
import { userTexts } from './texts.ts';

type UsersTableProps = {
  /** Id of the heading that names the table. */
  labelledBy: string;
  users: Account[];
  empty: string;
  /** The table's name in the address, and that under which its columns are kept. */
  name: string;
  acts: UserActs;
};

/** What can be done about a person beside editing. */
export type UserActs = {
  remove: (user: User) => Promise<void>;
  invite: (user: User) => Promise<void>;
  writeAgain: (user: User) => Promise<void>;
};

type T = Translate<typeof userTexts.en>;

const STATUS = { active: 'statusActive', invited: 'statusInvited', expired: 'statusExpired' } as const;
/** What stands of an account, in words. */
export const statusText = (t: T, { status }: Pick<Account, 'status'>): string => t(STATUS[status]);

/** People with what can be done about each. Super admins, who see several agencies, also read which one. */
export function UsersTable({ labelledBy, users, empty, name, acts }: UsersTableProps) {
  const t = useTexts(userTexts);
  const caller = useUser();
  const columns = useMemo(() => columnsOf(t, caller, acts), [t, caller, acts]);
  return (
    <DataTable
      labelledBy={labelledBy}
      rows={users}
      rowKey="id"
      columns={columns}
      defaultSort={{ field: 'name', order: 'asc' }}
      empty={empty}
      urlState={name}
      tools={name}
    />
  );
}

function columnsOf(t: T, caller: User, acts: UserActs): Column<Account>[] {
  const agency: Column<Account> = {
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
    {
      field: 'status',
      header: t('status'),
      value: (user) => statusText(t, user),
      sortable: true,
      leads: true,
    },
    {
      field: 'email',
      header: t('email'),
      value: (user) => user.email,
      cell: (user) => <Address user={user} />,
      sortable: true,
    },
    ...(caller.super_admin === 1 ? [agency] : []),
    {
      field: 'admin',
      header: t('admin'),
      value: (user) => (user.admin === 1 ? t('yes') : t('no')),
      sortable: true,
    },
    {
      field: 'last_sign_in',
      header: t('lastSignIn'),
      value: (user) => user.last_sign_in,
      cell: ({ last_sign_in }) => (last_sign_in === null ? t('never') : formatDate(last_sign_in)),
      sortable: true,
    },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (user) => <UserActions user={user} deletable={mayDelete(caller, user)} acts={acts} />,
    },
  ];
}

/** Where somebody is written to, and that nothing arrives there. */
function Address({ user: { email, mail_stopped: stopped } }: { user: Account }) {
  const t = useTexts(userTexts);
  if (!stopped) return <EmailText email={email} />;
  return (
    <>
      <EmailText email={email} />
      <div className="cx-muted">
        <Icon name="exclamation-triangle" /> {t('mailStopped', { since: formatDate(stopped.since) })}
      </div>
    </>
  );
}

type UserActionsProps = { user: Account; deletable: boolean; acts: UserActs };

function UserActions({ user, deletable, acts }: UserActionsProps) {
  const t = useTexts(userTexts);
  const { id, name, status, mail_stopped: stopped } = user;
  return (
    <div className="cx-actions">
      <LinkButton size="small" to={paths.editUser.href({ userId: id })} aria-label={t('editOf', { name })}>
        {t('edit')}
      </LinkButton>
      {status !== 'active' && (
        <Button
          size="small"
          severity="outlined"
          aria-label={t('sendAgainTo', { name })}
          onClick={() => acts.invite(user)}
        >
          {t('sendAgain')}
        </Button>
      )}
      {stopped && (
        <Button
          size="small"
          severity="outlined"
          aria-label={t('writeAgainTo', { name })}
          onClick={() => acts.writeAgain(user)}
        >
          {t('writeAgain')}
        </Button>
      )}
      {deletable && (
        <Button
          size="small"
          severity="text"
          aria-label={t('deleteOf', { name })}
          onClick={() => acts.remove(user)}
        >
          {t('delete')}
        </Button>
      )}
    </div>
  );
}

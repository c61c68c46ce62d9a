import { useId, useRef } from 'react';
import { messageOf, useLoad } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { paths, type User } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { UsersTable } from './users-table.tsx';
import { splitUsers } from './users.rules.ts';
import { deleteUser, loadUsers } from './users.resource.ts';
import { userTexts } from './texts.ts';

/** /authorized-users: the people of the agency; super admins also see each other. */
export function AuthorizedUsersScreen() {
  const t = useTexts(userTexts);
  const { confirm, notify } = useServices();
  const isSuperAdmin = useUser().super_admin === 1;
  const addLink = useRef<HTMLAnchorElement>(null);
  const { load, reload } = useLoad(() => loadUsers(isSuperAdmin), [isSuperAdmin]);

  const remove = async ({ id, name, email }: User) => {
    const sure = await confirm({
      title: t('deleteQuestion'),
      text: t('deleteText', { name, email }),
      accept: t('deleteAccept'),
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteUser(id);
      // The row is about to go, and the focus with it.
      addLink.current?.focus();
      notify('success', t('deleted', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('deleteFailed')));
    }
    reload();
  };

  return (
    <Page
      title={t('title')}
      actions={
        <LinkButton ref={addLink} to={paths.addUser.href()} severity="primary" icon="user-plus">
          {t('addUser')}
        </LinkButton>
      }
    >
      <LoadState load={load} retry={reload}>
        {(users) => {
          const { agencyUsers, superAdmins } = splitUsers(users);
          return (
            <>
              <UsersCard
                title={t('agencyUsers')}
                users={agencyUsers}
                empty={t('noUsers')}
                onDelete={remove}
              />
              {isSuperAdmin && (
                <UsersCard
                  title={t('superAdmins')}
                  users={superAdmins}
                  empty={t('noSuperAdmins')}
                  onDelete={remove}
                />
              )}
            </>
          );
        }}
      </LoadState>
    </Page>
  );
}

type UsersCardProps = {
  title: string;
  users: User[];
  empty: string;
  onDelete: (user: User) => Promise<void>;
};

function UsersCard({ title, ...table }: UsersCardProps) {
  const titleId = useId();
  return (
    <Card title={title} titleId={titleId}>
      <UsersTable labelledBy={titleId} {...table} />
    </Card>
  );
}

import { useId, useRef, useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { paths, type Account, type User } from 'shared-domain';
import { TextField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useSearchParams } from 'shared-ui/router';
import { Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { statusText, UsersTable, type UserActs } from './users-table.tsx';
import { findUsers, splitUsers } from './users.rules.ts';
import { deleteUser, inviteAgain, usersQuery, writeAgain } from './users.resource.ts';
import { userTexts } from './texts.ts';

/** /authorized-users: the people of the agency; super admins also see each other. */
export function AuthorizedUsersScreen() {
  const t = useTexts(userTexts);
  const isSuperAdmin = useUser().super_admin === 1;
  const addLink = useRef<HTMLAnchorElement>(null);
  // the search everywhere leads here to whom it found
  const [params] = useSearchParams();
  const wanted = params.get('search') ?? '';
  const { load, reload } = useLoaded(usersQuery(isSuperAdmin));
  // The row or its button is about to go, and the focus with it.
  const acts = useUserActs(() => addLink.current?.focus());

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
        {(users) => <UserLists key={wanted} users={users} acts={acts} wanted={wanted} />}
      </LoadState>
    </Page>
  );
}

/** Deleting a person, inviting them and writing to them again, each with what to say of it. */
function useUserActs(onGone: () => void): UserActs {
  const t = useTexts(userTexts);
  const { confirm, notify } = useServices();
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
      onGone();
      notify('success', t('deleted', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('deleteFailed')));
    }
  };
  const invite = async ({ id, name }: User) => {
    try {
      await inviteAgain(id);
      notify('success', t('invited', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('inviteFailed')));
    }
  };
  const again = async ({ id, email }: User) => {
    try {
      await writeAgain(id);
      onGone();
      notify('success', t('writtenAgain', { email }));
    } catch (error) {
      notify('danger', messageOf(error, t('writeAgainFailed')));
    }
  };
  return { remove, invite, writeAgain: again };
}

function UserLists({ users, acts, wanted }: { users: Account[]; acts: UserActs; wanted: string }) {
  const t = useTexts(userTexts);
  const isSuperAdmin = useUser().super_admin === 1;
  const [search, setSearch] = useState(wanted);
  const found = findUsers(users, search, (user) => statusText(t, user));
  const { agencyUsers, superAdmins } = splitUsers(found);
  const isNarrowed = search.trim() !== '';
  const empty = (none: string) => (isNarrowed ? t('noneFound', { search: search.trim() }) : none);
  return (
    <>
      <search>
        <TextField
          label={t('search')}
          hint={t('searchHint')}
          type="search"
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
        <output className="cx-muted">{isNarrowed ? t('found', { count: found.length }) : null}</output>
      </search>
      <UsersCard
        title={t('agencyUsers')}
        users={agencyUsers}
        empty={empty(t('noUsers'))}
        name="users"
        acts={acts}
      />
      {isSuperAdmin && (
        <UsersCard
          title={t('superAdmins')}
          users={superAdmins}
          empty={empty(t('noSuperAdmins'))}
          name="super-admins"
          acts={acts}
        />
      )}
    </>
  );
}

type UsersCardProps = { title: string; users: Account[]; empty: string; name: string; acts: UserActs };

function UsersCard({ title, ...table }: UsersCardProps) {
  const titleId = useId();
  return (
    <Card title={title} titleId={titleId}>
      <UsersTable labelledBy={titleId} {...table} />
    </Card>
  );
}

import { useState } from 'react';
import { session, useUser } from 'shared-ui/auth';
import { may, mayChangeEmail, paths, type Account } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate, useParams } from 'shared-ui/router';
import { Alert, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { userTexts } from './texts.ts';
import { UserAccess } from './user-access.tsx';
import { editFields } from './user.fields.ts';
import { UserForm } from './user.form.tsx';
import { toForm } from './user.record.ts';
import { saveUser, userQuery, type UserRequest } from './users.resource.ts';

/** /edit-user/:userId: a person's name and e-mail; super admins also decide their rights. */
export function EditUserScreen() {
  const { userId = '' } = useParams();
  const t = useTexts(userTexts);
  const { load, reload } = useLoaded(userQuery(userId));
  return (
    <Page title={t('editUser')} intro={load.state === 'failed' ? undefined : t('required')}>
      <LoadState load={load} retry={reload} list={{ to: paths.authorizedUsers.href(), label: t('toUsers') }}>
        {(user) => <EditedUser key={user.id} user={user} />}
      </LoadState>
    </Page>
  );
}

/** Nothing to choose from: the agency is not edited here. */
const NO_LOOKUPS = { agencies: [] };

function EditedUser({ user }: { user: Account }) {
  const t = useTexts(userTexts);
  const caller = useUser();
  const { notify, setDirty } = useServices();
  const navigate = useNavigate();
  const save = async (request: UserRequest) => {
    const saved = await saveUser(user.id, request);
    if (saved.id === caller.id) session.getState().setUser(saved);
    const { email, pending_email } = saved;
    const sentTo = request.email === pending_email ? pending_email : null;
    notify('success', sentTo === null ? t('saved') : t('savedPending', { pending: sentTo, email }));
    setDirty(false);
    await navigate(paths.authorizedUsers.href());
  };
  const [fields] = useState(() =>
    editFields({
      email: user.email,
      mayGrant: caller.super_admin === 1,
      mayChangeEmail: mayChangeEmail(caller, user),
    }),
  );
  return (
    <>
      <UserForm
        fields={fields}
        notice={
          user.pending_email !== null && (
            <Alert severity="info" announce={false}>
              {t('pendingEmail', { pending: user.pending_email, email: user.email })}
            </Alert>
          )
        }
        initial={toForm(user)}
        lookups={NO_LOOKUPS}
        submitLabel={t('saveUser')}
        onSave={save}
      >
        {/* The password form is one's own: it asks for the old password. */}
        {user.id === caller.id && (
          <LinkButton to={paths.updatePassword.href()}>{t('updatePassword')}</LinkButton>
        )}
      </UserForm>
      {may(caller, 'POST /users/:userId/second-factor/reset') && user.id !== caller.id ? (
        <UserAccess user={user} />
      ) : null}
    </>
  );
}

import { useMemo, useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { paths, type Agency } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { lookups, useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { LoadState, Page } from 'shared-ui/ui';
import { userTexts } from './texts.ts';
import { addFields } from './user.fields.ts';
import { UserForm } from './user.form.tsx';
import { agencyOptions, newUserForm } from './user.record.ts';
import { addUser, type UserRequest } from './users.resource.ts';

const NO_AGENCIES: Agency[] = [];

/** /add-user: a new person of the agency; super admins choose the agency and may grant admin. */
export function AddUserScreen() {
  const t = useTexts(userTexts);
  const caller = useUser();
  const { notify, setDirty } = useServices();
  const navigate = useNavigate();
  const { load, reload } = useLoaded(lookups.agencies);
  const agencies = load.state === 'loaded' ? load.value : NO_AGENCIES;
  const offered = useMemo(() => ({ agencies: agencyOptions(agencies) }), [agencies]);
  const [initial] = useState(() => newUserForm(caller.agency_id));

  const add = async (request: UserRequest) => {
    const { name } = await addUser(request);
    notify('success', t('added', { name }));
    // Nothing is left to lose, and the guard must know before the address changes.
    setDirty(false);
    await navigate(paths.authorizedUsers.href());
  };
  return (
    <Page title={t('addUser')} intro={t('required')}>
      <LoadState load={load} retry={reload}>
        {() => (
          <UserForm
            fields={addFields[caller.super_admin === 1 ? 'superAdmin' : 'admin']}
            initial={initial}
            lookups={offered}
            submitLabel={t('addUser')}
            onSave={add}
          />
        )}
      </LoadState>
    </Page>
  );
}

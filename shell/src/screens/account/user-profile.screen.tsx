import { session, useUser } from 'shared-ui/auth';
import { paths } from 'shared-ui/domain';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices, useUnsavedChanges } from 'shared-ui/remote';
import { Card, LinkButton, Page } from 'shared-ui/ui';
import { AccountForm } from './account-form.tsx';
import { profileFields, type ProfileValues } from './account.fields.ts';
import { saveProfile } from './account.resource.ts';
import { accountTexts, type AccountText } from './texts.ts';

/** /user-profile: one's own name and e-mail address, and the way to the password. */
export function UserProfileScreen() {
  const t = useTexts(accountTexts);
  const user = useUser();
  const { notify } = useServices();
  const form = useFieldForm<ProfileValues, null, AccountText>({
    fields: profileFields,
    t,
    initial: { name: user.name, email: user.email },
    lookups: null,
    onSubmit: async (values) => {
      const saved = await saveProfile(user.id, values);
      session.getState().setUser(saved);
      form.reset({ name: saved.name, email: saved.email });
      notify('success', t('profileSaved'));
    },
  });
  useUnsavedChanges(form.dirty);
  return (
    <Page title={t('profileTitle')} intro={t('required')}>
      <Card>
        <AccountForm
          form={form}
          submitLabel={t('updateUser')}
          failed={t('profileFailed')}
          links={<LinkButton to={paths.updatePassword.href()}>{t('updatePassword')}</LinkButton>}
        >
          <p className="cx-muted">
            {t('agency')}: {user.agency.name}
          </p>
        </AccountForm>
      </Card>
    </Page>
  );
}

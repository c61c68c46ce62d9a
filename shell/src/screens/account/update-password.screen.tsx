import { paths } from 'shared-domain';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { Card, LinkButton, Page } from 'shared-ui/ui';
import { AccountForm } from './account-form.tsx';
import { passwordFields, type PasswordValues } from './account.fields.ts';
import { updatePassword } from './account.resource.ts';
import { accountTexts, type AccountText } from './texts.ts';

const EMPTY: PasswordValues = { old: '', password: '', password_confirmation: '' };

/** /update-password: changes one's own password. */
export function UpdatePasswordScreen() {
  const t = useTexts(accountTexts);
  const { notify } = useServices();
  const navigate = useNavigate();
  const form = useFieldForm<PasswordValues, null, AccountText>({
    fields: passwordFields,
    t,
    initial: EMPTY,
    lookups: null,
    onSubmit: async (values) => {
      await updatePassword(values);
      notify('success', t('passwordSaved'));
      await navigate(paths.userProfile.href());
    },
  });
  return (
    <Page title={t('profileTitle')} intro={t('required')}>
      <Card title={t('updatePassword')}>
        <AccountForm
          form={form}
          submitLabel={t('updatePassword')}
          failed={t('passwordFailed')}
          links={
            <LinkButton severity="text" to={paths.userProfile.href()}>
              {t('toProfile')}
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
}

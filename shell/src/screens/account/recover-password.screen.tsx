import { paths } from 'shared-domain';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Link, useNavigate, useSearchParams } from 'shared-ui/router';
import { Alert } from 'shared-ui/ui';
import { AccountForm } from './account-form.tsx';
import { resetFields, type ResetValues } from './account.fields.ts';
import { resetPassword } from './account.resource.ts';
import { PublicPage } from './public-page.tsx';
import { accountTexts, type AccountText } from './texts.ts';

const EMPTY: ResetValues = { password: '', password_confirmation: '' };

/** /recover-password?token=…&email=…: sets the password, for the first time or anew. */
export function RecoverPasswordScreen() {
  const t = useTexts(accountTexts);
  const [query] = useSearchParams();
  const link = { token: query.get('token') ?? '', email: query.get('email') ?? '' };
  const complete = link.token !== '' && link.email !== '';
  return (
    <PublicPage
      title={t('recoverTitle')}
      intro={complete ? t('recoverIntro', { email: link.email }) : undefined}
    >
      {complete ? (
        <RecoverForm link={link} />
      ) : (
        <Alert severity="danger">
          <p>{t('recoverIncomplete')}</p>
          <p>
            <Link to={paths.forgotPassword.href()}>{t('askAgain')}</Link>
          </p>
        </Alert>
      )}
    </PublicPage>
  );
}

function RecoverForm({ link }: { link: { token: string; email: string } }) {
  const t = useTexts(accountTexts);
  const { notify } = useServices();
  const navigate = useNavigate();
  const form = useFieldForm<ResetValues, null, AccountText>({
    fields: resetFields,
    t,
    initial: EMPTY,
    lookups: null,
    onSubmit: async (values) => {
      await resetPassword(link, values);
      notify('success', t('passwordSet'));
      await navigate(paths.home.href(), { replace: true });
    },
  });
  return (
    <AccountForm
      form={form}
      submitLabel={t('finish')}
      failed={t('passwordFailed')}
      links={<Link to={paths.forgotPassword.href()}>{t('askAgain')}</Link>}
    />
  );
}

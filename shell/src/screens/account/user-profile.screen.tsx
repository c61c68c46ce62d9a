import { useState } from 'react';
import { session, useUser } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices, useUnsavedChanges } from 'shared-ui/remote';
import { Alert, Button, Card, LinkButton, Page } from 'shared-ui/ui';
import { DigestDialog } from '../digest/digest-dialog.tsx';
import { digestTexts } from '../digest/texts.ts';
import { FactorsCard, SessionsCard } from '../../second-factor/index.ts';
import { AccountForm } from './account-form.tsx';
import { profileFields, type ProfileValues } from './account.fields.ts';
import { ownAccountQuery, saveProfile } from './own-account.resource.ts';
import { accountTexts, type AccountText } from './texts.ts';

/** /user-profile: one's own name and e-mail address, and the way to the password. */
export function UserProfileScreen() {
  const t = useTexts(accountTexts);
  const digestWords = useTexts(digestTexts);
  const user = useUser();
  const { notify } = useServices();
  const { load } = useLoaded(ownAccountQuery(user.id));
  const [digestOpen, setDigestOpen] = useState(false);
  const pending = load.state === 'loaded' ? (load.value?.pending_email ?? null) : null;
  const [fields] = useState(() => profileFields(user.email));
  const form = useFieldForm<ProfileValues, null, AccountText>({
    fields,
    t,
    initial: { name: user.name, email: user.email, password: '' },
    lookups: null,
    keep: { name: 'profile' },
    onSubmit: async (values) => {
      const saved = await saveProfile(user.id, values);
      session.getState().setUser(saved);
      form.reset({ name: saved.name, email: saved.email, password: '' });
      notify('success', t('profileSaved'));
    },
  });
  useUnsavedChanges(form.dirty);
  return (
    <Page title={t('profileTitle')} intro={t('required')}>
      {pending !== null && <Alert severity="info">{t('pendingEmail', { pending, email: user.email })}</Alert>}
      <Card>
        <AccountForm
          form={form}
          submitLabel={t('updateUser')}
          failed={t('profileFailed')}
          links={
            <>
              <LinkButton to={paths.updatePassword.href()}>{t('updatePassword')}</LinkButton>
              <LinkButton to={paths.apiTokens.href()}>{t('apiTokens')}</LinkButton>
              <Button severity="outlined" onClick={() => setDigestOpen(true)}>
                {digestWords('card')}
              </Button>
            </>
          }
        >
          <p className="cx-muted">
            {t('agency')}: {user.agency.name}
          </p>
        </AccountForm>
      </Card>
      <FactorsCard />
      <SessionsCard />
      {digestOpen && <DigestDialog onClose={() => setDigestOpen(false)} />}
    </Page>
  );
}

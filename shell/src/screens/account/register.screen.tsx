import { useState } from 'react';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useUnsavedChanges } from 'shared-ui/remote';
import { AccountForm } from './account-form.tsx';
import { registerFields, type RegisterValues } from './account.fields.ts';
import { register } from './account.resource.ts';
import { HumanCheck } from './human-check/human-check.tsx';
import { Outcome } from './outcome.tsx';
import { PublicPage } from './public-page.tsx';
import { accountTexts, type AccountText } from './texts.ts';

const EMPTY: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  tel: '',
  organization: '',
  agree: false,
};

/** /register: asks for an account, which an administrator sets up. */
export function RegisterScreen() {
  const t = useTexts(accountTexts);
  const [done, setDone] = useState(false);
  if (!done)
    return (
      <PublicPage title={t('registerTitle')} intro={t('required')}>
        <RegisterForm onDone={() => setDone(true)} />
      </PublicPage>
    );
  return (
    <PublicPage title={t('registered')}>
      <Outcome>{t('registeredText')}</Outcome>
    </PublicPage>
  );
}

function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(accountTexts);
  const [token, setToken] = useState<string | null>(null);
  // an answer is good for one attempt; the next one starts the check anew
  const [attempt, setAttempt] = useState(0);
  const form = useFieldForm<RegisterValues, null, AccountText>({
    fields: registerFields,
    t,
    initial: EMPTY,
    lookups: null,
    onSubmit: async (values) => {
      try {
        await register(values, token);
        onDone();
      } catch (error) {
        setToken(null);
        setAttempt((now) => now + 1);
        throw error;
      }
    },
  });
  useUnsavedChanges(form.dirty);
  return (
    <AccountForm form={form} submitLabel={t('register')} failed={t('registerFailed')}>
      <HumanCheck key={attempt} onToken={setToken} />
    </AccountForm>
  );
}

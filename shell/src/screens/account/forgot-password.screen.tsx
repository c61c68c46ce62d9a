import { useState } from 'react';
import type { ApiError } from 'shared-ui/api';
import { useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { AccountForm } from './account-form.tsx';
import { forgotFields, type ForgotValues } from './account.fields.ts';
import { askForReset } from './account.resource.ts';
import { Outcome } from './outcome.tsx';
import { PublicPage } from './public-page.tsx';
import { accountTexts, type AccountText } from './texts.ts';

const EMPTY: ForgotValues = { email: '' };

/** The specification's sentence on any failure; what the server said of the input (too many attempts) follows. */
function wordRefusal({ status, message }: ApiError, failed: string): string {
  return status >= 400 && status < 500 ? `${failed} ${message}` : failed;
}

/** /forgot-password: asks for a link to set a new password. */
export function ForgotPasswordScreen() {
  const t = useTexts(accountTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFieldForm<ForgotValues, null, AccountText>({
    fields: forgotFields,
    t,
    initial: EMPTY,
    lookups: null,
    onSubmit: async ({ email }) => {
      await askForReset(email);
      setSentTo(email.trim());
    },
  });
  return (
    <PublicPage title={t('forgotTitle')} intro={sentTo === null ? t('forgotIntro') : undefined}>
      {sentTo === null ? (
        <AccountForm
          form={form}
          submitLabel={t('submit')}
          failed={t('forgotFailed')}
          wordRefusal={wordRefusal}
        />
      ) : (
        <Outcome>{t('forgotSent', { email: sentTo })}</Outcome>
      )}
    </PublicPage>
  );
}

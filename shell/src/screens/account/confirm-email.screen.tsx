import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import { confirmEmail } from './account.resource.ts';
import { Outcome } from './outcome.tsx';
import { PublicPage } from './public-page.tsx';
import { accountTexts } from './texts.ts';

/**
 * /confirm-email?token=…: confirms a changed e-mail address. Not before the button is pressed: programs that look at
 * the links of an e-mail must not confirm anything.
 */
export function ConfirmEmailScreen() {
  const t = useTexts(accountTexts);
  const token = useSearchParams()[0].get('token') ?? '';
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return (
    <PublicPage title={t('confirmTitle')} intro={token && confirmed === null ? t('confirmIntro') : undefined}>
      {token === '' && <Alert severity="danger">{t('confirmIncomplete')}</Alert>}
      {token !== '' && confirmed === null && <ConfirmForm token={token} onConfirmed={setConfirmed} />}
      {confirmed !== null && <Outcome>{t('confirmed', { email: confirmed })}</Outcome>}
    </PublicPage>
  );
}

function ConfirmForm({ token, onConfirmed }: { token: string; onConfirmed: (email: string) => void }) {
  const t = useTexts(accountTexts);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setSending(true);
    setRefusal(null);
    try {
      onConfirmed(await confirmEmail(token));
      // whoever is signed in here sees the new address
      if (session.getState().token !== null) await session.getState().checkSession();
    } catch (error) {
      setRefusal(messageOf(error, t('confirmFailed')));
      setSending(false);
    }
  };
  return (
    <>
      {refusal !== null && <Alert severity="danger">{refusal}</Alert>}
      <div className="cx-actions">
        <Button loading={sending} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      </div>
    </>
  );
}

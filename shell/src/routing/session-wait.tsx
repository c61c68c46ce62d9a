import { useLoad } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Spinner } from 'shared-ui/ui';
import { LoginLayout } from '../layout/login-layout.tsx';
import { shellTexts } from '../texts.ts';

/** Whether the server has said whose token this is; a refused token ends the session instead. */
async function isKnown(): Promise<boolean> {
  await session.getState().checkSession();
  return session.getState().user !== null;
}

/** While it is not known whose token this is; a server that does not say can be asked again. */
export function SessionWait() {
  const t = useTexts(shellTexts);
  const { load, reload } = useLoad(isKnown, []);
  const unanswered = load.state === 'loaded' && !load.value;
  return (
    <LoginLayout>
      {unanswered ? (
        <Alert severity="danger">
          <p>{t('checkFailed')}</p>
          <Button severity="outlined" onClick={reload}>
            {t('retry')}
          </Button>
        </Alert>
      ) : (
        <Spinner label={t('checking')} />
      )}
    </LoginLayout>
  );
}

import { session, useSession } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Spinner } from 'shared-ui/ui';
import { LoginLayout } from '../layout/login-layout.tsx';
import { shellTexts } from '../texts.ts';

/** While it is not known whose token this is; a server that is not reached can be asked again. */
export function SessionWait() {
  const t = useTexts(shellTexts);
  const networkError = useSession((state) => state.networkError);
  return (
    <LoginLayout>
      {networkError ? (
        <Alert severity="danger">
          <p>{networkError}</p>
          <Button severity="outlined" onClick={() => void session.getState().checkSession()}>
            {t('retry')}
          </Button>
        </Alert>
      ) : (
        <Spinner label={t('checking')} />
      )}
    </LoginLayout>
  );
}

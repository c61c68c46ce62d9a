import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Page } from 'shared-ui/ui';
import { reportError } from '../federation/report-error.ts';
import { LoginLayout } from '../layout/login-layout.tsx';
import { shellTexts } from '../texts.ts';

/** The shell's own last net, e.g. for a file of it that a new release has taken away: what happened and a reload. */
export function AppFailed() {
  const t = useTexts(shellTexts);
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <LoginLayout>
      <Page title={t('appFailedTitle')}>
        <Alert severity="danger">{t('appFailedText')}</Alert>
        <p>
          <Button onClick={() => window.location.reload()}>{t('reloadPage')}</Button>
        </p>
      </Page>
    </LoginLayout>
  );
}

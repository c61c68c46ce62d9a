import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Page } from 'shared-ui/ui';
import { failureFrom, type Cause } from '../federation/load-failure.ts';
import { reportError } from '../federation/report-error.ts';
import { shellPage } from '../federation/shell-release.ts';
import { LoginLayout } from '../layout/login-layout.tsx';
import { appFailedTexts } from './app-failed.texts.ts';

/** What the page must be is known to the server alone; what its files must be stands in it. */
const CHECKED = 'by the page';

/** What became of a file of the shell that the error is about; null while that is not known, or it is about none. */
function useCause(error: unknown): Cause | null {
  const [why, setWhy] = useState<Cause | null>(null);
  useEffect(() => {
    const learn = async () => {
      const page = new URL(shellPage() ?? '/', window.location.href).href;
      const failure = await failureFrom(error, page, CHECKED);
      setWhy(failure.why);
    };
    reportError(error);
    void learn();
  }, [error]);
  return why;
}

/** The shell's own last net, e.g. for a file of it that is no longer there: what happened and a reload. */
export function AppFailed() {
  const t = useTexts(appFailedTexts);
  const why = useCause(useRouteError());
  const ofFile = why === 'missing' || why === 'noAnswer' || why === 'altered' ? why : null;
  return (
    <LoginLayout>
      <Page title={t(ofFile === 'missing' ? 'older' : 'title')}>
        <Alert severity={ofFile === 'missing' ? 'warning' : 'danger'}>{t(ofFile ?? 'text')}</Alert>
        <p>
          <Button onClick={() => window.location.reload()}>{t('reloadPage')}</Button>
        </p>
      </Page>
    </LoginLayout>
  );
}

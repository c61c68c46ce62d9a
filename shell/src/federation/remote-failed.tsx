import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, LinkButton, Page } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';

/** Stands for the screen of a remote that did not come: what failed, its reference, another try in place. */
export function RemoteFailed({
  name,
  title,
  reference,
  again,
  retry,
}: {
  name: string;
  title: string;
  reference: string;
  /** Another try has failed as well. */
  again: boolean;
  retry: () => void;
}) {
  const t = useTexts(shellTexts);
  return (
    <Page title={t('remoteFailedTitle', { title })}>
      <Alert severity="danger">
        <p>{t('remoteFailedText', { name })}</p>
        <p>{t('remoteReference', { reference })}</p>
      </Alert>
      <p className="sh-failed-acts">
        <Button onClick={retry}>{t('retry')}</Button>
        {again ? (
          // a request that hangs in the browser itself ends with the page only
          <Button severity="outlined" onClick={() => window.location.reload()}>
            {t('reloadPage')}
          </Button>
        ) : null}
        <LinkButton to={paths.dashboard.href()}>{t('toDashboard')}</LinkButton>
      </p>
    </Page>
  );
}

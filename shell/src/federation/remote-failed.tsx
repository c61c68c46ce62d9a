import { paths } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, LinkButton, Page } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';

/** Stands for the screen of a remote that did not come: what failed, its reference, another try in place. */
export function RemoteFailed({
  name,
  title,
  failure,
  retry,
}: {
  name: string;
  title: string;
  failure: { reference: string; tries: number };
  retry: () => void;
}) {
  const t = useTexts(shellTexts);
  return (
    <Page title={t('remoteFailedTitle', { title })}>
      <Alert severity="danger">
        <p>{t('remoteFailedText', { name })}</p>
        <p>{t('remoteReference', { reference: failure.reference })}</p>
      </Alert>
      <p className="sh-failed-acts">
        <Button onClick={retry}>{t('retry')}</Button>
        {failure.tries > 1 ? (
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

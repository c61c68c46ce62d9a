import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, LinkButton, Page } from 'shared-ui/ui';
import type { Cause } from './load-failure.ts';
import { failureTexts } from './failure.texts.ts';

/** Stands for the screen of a remote that did not come: what failed and why, its reference, another try in place. */
export function RemoteFailed({
  name,
  title,
  reference,
  why,
  again,
  retry,
}: {
  name: string;
  title: string;
  reference: string;
  why: Cause;
  /** Another try has failed as well. */
  again: boolean;
  retry: () => void;
}) {
  const t = useTexts(failureTexts);
  return (
    <Page title={t('remoteFailedTitle', { title })}>
      <Alert severity="danger">
        <p>{t(`causes_${why}`, { name })}</p>
        <p>{t('restWorks')}</p>
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

/** Stands for the screens of a remote of which no release fits this shell: another shell may take it. */
export function RemoteUnfit({ name, title }: { name: string; title: string }) {
  const t = useTexts(failureTexts);
  return (
    <Page title={t('remoteFailedTitle', { title })}>
      <Alert severity="danger">
        <p>{t('causes_unfit', { name })}</p>
        <p>{t('restWorks')}</p>
      </Alert>
      <p className="sh-failed-acts">
        <Button onClick={() => window.location.reload()}>{t('reloadPage')}</Button>
        <LinkButton to={paths.dashboard.href()}>{t('toDashboard')}</LinkButton>
      </p>
    </Page>
  );
}

import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, LinkButton, Page } from 'shared-ui/ui';
import { federationTexts } from './texts.ts';

/** Stands for the screens of a remote that was switched off, with the reason that was given. */
export function RemoteOff({ title, why }: { title: string; why: string }) {
  const t = useTexts(federationTexts);
  return (
    <Page title={t('offTitle', { title })}>
      <Alert severity="warning">
        <p>{t('offReason', { why })}</p>
        <p>{t('offText')}</p>
      </Alert>
      <p className="sh-failed-acts">
        <LinkButton to={paths.dashboard.href()}>{t('toDashboard')}</LinkButton>
      </p>
    </Page>
  );
}

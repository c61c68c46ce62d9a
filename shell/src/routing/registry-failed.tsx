import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Page } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';

/** Stands for a screen of which it is not known who brings it, because the list of remotes could not be had. */
export function RegistryFailed({ retry }: { retry: () => void }) {
  const t = useTexts(shellTexts);
  return (
    <Page title={t('registryFailedTitle')}>
      <Alert severity="danger">
        <p>{t('registryFailedText')}</p>
        <Button severity="outlined" onClick={retry}>
          {t('retry')}
        </Button>
      </Alert>
    </Page>
  );
}

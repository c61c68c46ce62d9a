import { paths } from 'shared-domain';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert, Button, LinkButton, Page } from 'shared-ui/ui';
import { setWithout } from './live.ts';
import { federationTexts } from './texts.ts';
import type { Off } from './use-off.ts';

/** The reason for which a part is off, in the reader's language where it was given in that. */
function useReason(off: Off): string {
  const t = useTexts(federationTexts);
  const [language] = useLanguage();
  if (off === 'tab') return t('offInTab');
  return t('offReason', { why: pick({ en: off.why, es: off.whyEs ?? off.why }, language) });
}

/** Stands for the screens of a remote that was switched off, with the reason that was given. */
export function RemoteOff({ name, title, off }: { name: string; title: string; off: Off }) {
  const t = useTexts(federationTexts);
  return (
    <Page title={t('offTitle', { title })}>
      <Alert severity="warning">
        <p>{useReason(off)}</p>
        {off === 'tab' ? null : <p>{t('offText')}</p>}
      </Alert>
      <p className="sh-failed-acts">
        {off === 'tab' ? <Button onClick={() => setWithout(name, false)}>{t('switchOn')}</Button> : null}
        <LinkButton to={paths.dashboard.href()}>{t('toDashboard')}</LinkButton>
      </p>
    </Page>
  );
}

/** Above a screen that was switched off and holds typed work that could not be kept. */
export function OffHeld({ title, off, close }: { title: string; off: Off; close: () => void }) {
  const t = useTexts(federationTexts);
  return (
    <Alert severity="danger">
      <p>{t('offTitle', { title })}</p>
      <p>{useReason(off)}</p>
      <p>{t('offHeld')}</p>
      <Button severity="outlined" onClick={close}>
        {t('offClose')}
      </Button>
    </Alert>
  );
}

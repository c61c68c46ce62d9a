import { session, useSession } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { Button, Icon } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';

/** The red line above the content while the server is not reached. */
export function NetworkErrorBanner() {
  const t = useTexts(shellTexts);
  const networkError = useSession((state) => state.networkError);
  const signedIn = useSession((state) => state.token !== null);
  if (!networkError) return null;
  return (
    <div className="sh-network-error" role="alert">
      <Icon name="exclamation-triangle" />
      <p>{networkError}</p>
      {signedIn ? (
        <Button severity="outlined" size="small" onClick={() => void session.getState().checkSession()}>
          {t('networkRetry')}
        </Button>
      ) : null}
    </div>
  );
}

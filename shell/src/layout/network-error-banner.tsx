import { session, useSession } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { Button, Icon } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';

/** The red line above the content while the server is not reached; `retry` offers to ask again. */
export function NetworkErrorBanner({ retry = false }: { retry?: boolean }) {
  const t = useTexts(shellTexts);
  const networkError = useSession((state) => state.networkError);
  if (!networkError) return null;
  return (
    <div className="sh-network-error" role="alert">
      <Icon name="exclamation-triangle" />
      <p>{networkError}</p>
      {retry ? (
        <Button severity="outlined" size="small" onClick={() => session.getState().checkSession()}>
          {t('networkRetry')}
        </Button>
      ) : null}
    </div>
  );
}

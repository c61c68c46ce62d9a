import { useEffect } from 'react';
import { session } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/ui';
import { reportError } from '../../federation/report-error.ts';
import { shellTexts } from '../../texts.ts';

/** Signs out and goes to the login screen. */
export function LogoutScreen() {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  useEffect(() => {
    session.getState().logout().catch(reportError);
    void navigate(paths.login.href(), { replace: true });
  }, [navigate]);
  return <Spinner label={t('loggingOut')} />;
}

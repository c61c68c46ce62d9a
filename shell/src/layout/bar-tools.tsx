import { dateFormat } from 'shared-domain/texts';
import { useState } from 'react';
import { may } from 'shared-domain';
import { useSession, useUser } from 'shared-ui/auth';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import { clearCacheAndTell } from './clear-cache.ts';

/** Empties the server's cache, and what this page keeps of it. */
function ClearCache() {
  const t = useTexts(shellTexts);
  const [clearing, setClearing] = useState(false);
  const clear = async () => {
    setClearing(true);
    await clearCacheAndTell(t('cacheFailed'));
    setClearing(false);
  };
  return (
    <Button severity="outlined" size="small" loading={clearing} onClick={() => void clear()}>
      {t('clearCache')}
    </Button>
  );
}

/** The page runs no script: it is told the language, and which clock the reader looks at. */
function monitorAddress(token: string, language: string): string {
  const zone = dateFormat('en', {}).resolvedOptions().timeZone;
  return `/horizon?${new URLSearchParams({ token, language, zone }).toString()}`;
}

/** The tools of the top bar: Clear Cache for super admins, the server's monitoring page for those who watch it. */
export function BarTools() {
  const t = useTexts(shellTexts);
  const user = useUser();
  const { monitors } = user;
  const mayClear = may(user, 'GET /admin/cache-clear');
  const token = useSession((state) => state.token);
  const [language] = useLanguage();
  if (!mayClear && monitors !== 1) return null;
  return (
    <div className="sh-tools">
      {mayClear ? <ClearCache /> : null}
      {monitors === 1 && token !== null ? (
        <a
          className="cx-button cx-button-outlined cx-button-small"
          href={monitorAddress(token, language)}
          target="_blank"
          rel="noreferrer"
        >
          {t('monitor')}
        </a>
      ) : null}
    </div>
  );
}

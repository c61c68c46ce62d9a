import { useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { factorTexts } from './texts.ts';

/** One act at a time, and the sentence of the one that failed: the server's, or that the browser used no passkey. */
export function useAct() {
  const t = useTexts(factorTexts);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (run: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await run();
    } catch (error) {
      setRefusal(error instanceof ApiError ? messageOf(error, t('failed')) : t('passkeyFailed'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, act };
}

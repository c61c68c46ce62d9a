import { useEffect, useRef, useState } from 'react';
import { messageOf, useLoad } from 'shared-ui/api';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { loadAudit } from './audit.resource.ts';
import { withOlder, type AuditFilterValues } from './audit.rules.ts';
import { auditTexts } from './texts.ts';

/** What was done, as the filters narrow it; `loadOlder` brings the next page below what is shown. */
export function useAudit(filters: AuditFilterValues) {
  const t = useTexts(auditTexts);
  const { notify } = useServices();
  // Entries come in the language in use.
  const [language] = useLanguage();
  const key = JSON.stringify([filters, language]);
  const { load, reload, replace } = useLoad(() => loadAudit(filters), [key]);
  const [loading, setLoading] = useState(false);
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  });

  const loadOlder = async () => {
    if (load.state !== 'loaded' || load.value.next === null) return;
    setLoading(true);
    try {
      const older = await loadAudit(filters, load.value.next);
      // Other filters may have been chosen meanwhile.
      if (current.current === key) replace(withOlder(load.value, older));
    } catch (error) {
      notify('danger', messageOf(error, t('olderFailed')));
    } finally {
      setLoading(false);
    }
  };
  return { load, reload, loadOlder, loadingOlder: loading };
}

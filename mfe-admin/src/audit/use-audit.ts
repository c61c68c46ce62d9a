import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { known, put, useAsk, useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { auditQuery } from './audit.resource.ts';
import { withOlder, type AuditFilterValues } from './audit.rules.ts';
import { auditTexts } from './texts.ts';

/** What was done, as the filters narrow it; `loadOlder` brings the next page below what is shown. */
export function useAudit(filters: AuditFilterValues) {
  const t = useTexts(auditTexts);
  const { notify } = useServices();
  const asked = auditQuery(filters);
  const { load, reload } = useLoaded(asked);
  const { ask, asking } = useAsk();

  const loadOlder = async () => {
    if (load.state !== 'loaded' || load.value.next === null) return;
    const shown = load.value;
    try {
      const older = await ask(auditQuery(filters, load.value.next));
      // the list may have been asked for again meanwhile, or in another language
      if (older && known(asked) === shown) await put(asked, withOlder(shown, older));
    } catch (error) {
      notify('danger', messageOf(error, t('olderFailed')));
    }
  };
  return { load, reload, loadOlder, loadingOlder: asking };
}

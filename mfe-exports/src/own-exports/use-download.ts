import { fetchFile, messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { texts } from '../texts.ts';
import { ownExportsNow } from './own-exports.resource.ts';

/** Downloads an export. Each address is good once, so the newest is asked for when the person wants the file. */
export function useDownload(): (id: number) => Promise<void> {
  const t = useTexts(texts);
  const { notify } = useServices();
  const { ask } = useAsk();
  return async (id) => {
    try {
      const rows = await ask(ownExportsNow);
      if (!rows) return;
      const row = rows.find((one) => one.id === id);
      if (row?.download) fetchFile(row.download);
      else notify('danger', t('expiredNow'));
    } catch (error) {
      notify('danger', messageOf(error, t('downloadFailed')));
    }
  };
}

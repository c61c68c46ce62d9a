import type { DownloadQuery } from 'shared-domain';
import { fetchFile, messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { texts } from '../texts.ts';
import { mailedExportQuery, ownExportsNow } from './own-exports.resource.ts';

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
      if (!row?.download) return notify('danger', t('expiredNow'));
      // a browser that is sent for a file says nothing of a refusal
      const query = Object.fromEntries(new URL(row.download, window.location.origin).searchParams);
      if (await ask(mailedExportQuery(String(id), query as DownloadQuery))) fetchFile(row.download);
    } catch (error) {
      notify('danger', messageOf(error, t('downloadFailed')));
    }
  };
}

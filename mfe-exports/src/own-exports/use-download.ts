import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { texts } from '../texts.ts';
import { fetchFile, loadOwnExports } from './own-exports.resource.ts';

/** Downloads an export. Each address is good once, so the newest is asked for when the person wants the file. */
export function useDownload(): (id: number) => Promise<void> {
  const t = useTexts(texts);
  const { notify } = useServices();
  return async (id) => {
    try {
      const row = (await loadOwnExports()).find((one) => one.id === id);
      if (row?.download) fetchFile(row.download);
      else notify('danger', t('expiredNow'));
    } catch (error) {
      notify('danger', messageOf(error, t('downloadFailed')));
    }
  };
}

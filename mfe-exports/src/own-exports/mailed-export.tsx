import { fetchFile, messageOf } from 'shared-ui/api';
import type { CountExport, DownloadQuery } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { invalidate, useLoaded } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { mailedExportQuery, ownExportsQuery } from './own-exports.resource.ts';

/** What an e-mailed link has led to: the file, or why it can't be had. Nothing where the person came otherwise. */
export function MailedExport() {
  const [search, setSearch] = useSearchParams();
  const { export: id, until = '', use = '', signature = '' } = Object.fromEntries(search);
  if (!id) return null;
  const leave = () => setSearch({}, { replace: true });
  return <LinkedExport id={id} query={{ until, use, signature }} onClose={leave} />;
}

function LinkedExport({ id, query, onClose }: { id: string; query: DownloadQuery; onClose: () => void }) {
  const t = useTexts(texts);
  const { load } = useLoaded(mailedExportQuery(id, query));
  if (load.state === 'loading') return null;
  if (load.state === 'failed') {
    return (
      <Alert severity="warning" onClose={onClose}>
        {messageOf(load.error, t('linkFailed'))}
      </Alert>
    );
  }
  const { file_name: name, download }: CountExport = load.value;
  const open = () => {
    fetchFile(download ?? '');
    onClose();
    void invalidate(ownExportsQuery.queryKey);
  };
  return (
    <Alert severity="success" onClose={onClose}>
      <p>{t('mailedReady', { name: name ?? '' })}</p>
      <Button size="small" icon="download" onClick={open}>
        {t('download')}
      </Button>
    </Alert>
  );
}

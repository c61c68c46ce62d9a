import { messageOf, useLoad } from 'shared-ui/api';
import type { CountExport, DownloadQuery } from 'shared-domain';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { Alert, Button } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { fetchFile, mailedExport } from './own-exports.resource.ts';

/** What an e-mailed link has led to: the file, or why it can't be had. Nothing where the person came otherwise. */
export function MailedExport({ onFetched }: { onFetched: () => void }) {
  const [search, setSearch] = useSearchParams();
  const { export: id, until = '', use = '', signature = '' } = Object.fromEntries(search);
  if (!id) return null;
  const leave = () => setSearch({}, { replace: true });
  const fetched = () => {
    leave();
    onFetched();
  };
  return <LinkedExport id={id} query={{ until, use, signature }} onFetched={fetched} onClose={leave} />;
}

function LinkedExport({
  id,
  query,
  onFetched,
  onClose,
}: {
  id: string;
  query: DownloadQuery;
  onFetched: () => void;
  onClose: () => void;
}) {
  const t = useTexts(texts);
  const [language] = useLanguage();
  const { load } = useLoad(() => mailedExport(id, query), [id, query.signature, language]);
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
    onFetched();
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

import { FileField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { ProgressBar } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { countFileMessage } from './count-file-message.ts';
import type { CountFile } from './use-count-file.ts';

/** The file to load: chosen or dropped, sent at once, with what the server found in it. */
export function FileChooser({
  id,
  file,
  error: refused,
  onChoose,
}: {
  id: string;
  file: CountFile;
  /** What was refused of it when it was to be loaded. */
  error: string | undefined;
  onChoose: (file: File) => void;
}) {
  const t = useTexts(texts);
  const name = file.state === 'none' ? null : file.state === 'stored' ? file.upload.name : file.name;
  const error = file.state === 'refused' ? countFileMessage(file.error, t, 'uploadFailed') : refused;
  return (
    <>
      <FileField
        id={id}
        label={t('file')}
        hint={t('fileHint')}
        accept=".csv,.txt,.zip"
        required
        fileName={name}
        error={error}
        onChange={onChoose}
      />
      {file.state === 'uploading' && (
        <ProgressBar value={file.sent} label={t('uploading', { name: file.name })} />
      )}
      {file.state === 'stored' && <output>{t('columnsFound', { count: file.upload.headers.length })}</output>}
    </>
  );
}

import { useRef, useState } from 'react';
import type { EquipmentFile } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, saveFile } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { fetchFile, filesQuery, removeFile, type CounterAt } from './field.resource.ts';
import { FILE_WORDS, FileDialog } from './file-dialog.tsx';
import { fieldTexts } from './texts.ts';

/** The files of a counter, how it was calibrated or set, and a way to add one. */
export function EquipmentFiles({ counter, name }: { counter: CounterAt; name: string }) {
  const t = useTexts(fieldTexts);
  const { notify } = useServices();
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { load } = useLoaded(filesQuery(counter));
  const files = load.state === 'loaded' ? load.value : [];
  const remove = useRemoval((file: EquipmentFile) => removeFile(counter, file), {
    texts: (file) => ({
      title: t('removeFileTitle'),
      text: t('removeFileText', { file: file.name }),
      accept: t('remove'),
      removed: t('fileRemoved'),
      failed: t('failed'),
    }),
    onRemoved: () => add.current?.focus(),
  });
  const download = async (file: EquipmentFile) => {
    try {
      saveFile(file.name, await fetchFile(counter, file), 'application/octet-stream');
    } catch (error) {
      notify('danger', messageOf(error, t('fileNotFetched')));
    }
  };
  return (
    <>
      {load.state === 'failed' && <p className="cx-muted">{t('filesFailed')}</p>}
      {files.length > 0 && (
        <ul className="health-list" aria-label={t('filesOf', { counter: name })}>
          {files.map((file) => (
            <li key={file.id}>
              <Button
                severity="text"
                size="small"
                icon="download"
                aria-label={t('downloadOf', { file: file.name })}
                onClick={() => download(file)}
              >
                {file.name}
              </Button>
              <span className="cx-muted">
                {[t(FILE_WORDS[file.kind]), formatDate(file.created_at), file.by].join(' · ')}
              </span>
              {file.may_delete && (
                <Button
                  severity="text"
                  size="small"
                  aria-label={t('removeOf', { counter: file.name })}
                  onClick={() => remove(file)}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        severity="text"
        size="small"
        aria-label={t('addFileOf', { counter: name })}
        onClick={() => setAdding(true)}
      >
        {t('addFile')}
      </Button>
      {adding && <FileDialog counter={counter} onClose={() => setAdding(false)} />}
    </>
  );
}

import { useId, useState, type FormEvent } from 'react';
import {
  EQUIPMENT_FILE_ENDINGS,
  EQUIPMENT_FILE_KINDS,
  EQUIPMENT_FILE_MAX_BYTES,
  type EquipmentFileKind,
} from 'shared-domain';
import { pageTexts } from 'shared-domain/texts';
import { messageOf, newIdempotencyKey } from 'shared-ui/api';
import { FileField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { addFile, type CounterAt } from './field.resource.ts';
import { fieldTexts } from './texts.ts';

const MEGA = 1024 * 1024;
export const FILE_WORDS = {
  calibration: 'fileCalibration',
  settings: 'fileSettings',
  other: 'fileOther',
} as const;

/** Chooses a file of a counter and says what it is. */
export function FileDialog({ counter, onClose }: { counter: CounterAt; onClose: () => void }) {
  const t = useTexts(fieldTexts);
  const word = useTexts(pageTexts);
  const { notify } = useServices();
  const formId = useId();
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const [kind, setKind] = useState<EquipmentFileKind>('calibration');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!chosen) document.getElementById(`${formId}-file`)?.focus();
    if (!chosen || isSending) return;
    setSending(true);
    setRefusal(null);
    try {
      await addFile(counter, { file: chosen.file, kind, request_key: chosen.key });
      notify('success', t('fileAdded'));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error, t('failed')));
      setSending(false);
    }
  };
  return (
    <Dialog
      title={t('addFile')}
      open
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {word('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {t('saveFile')}
          </Button>
        </>
      }
    >
      <form id={formId} className="cx-stack" noValidate onSubmit={(event) => void submit(event)}>
        {refusal && <Alert severity="danger">{refusal}</Alert>}
        <FileField
          id={`${formId}-file`}
          label={t('file')}
          hint={t('fileHint', { megabytes: EQUIPMENT_FILE_MAX_BYTES / MEGA })}
          accept={EQUIPMENT_FILE_ENDINGS.map((ending) => `.${ending}`).join(',')}
          required
          disabled={isSending}
          fileName={chosen?.file.name ?? null}
          error={isTried && !chosen ? t('required') : undefined}
          onChange={(file) => setChosen({ file, key: newIdempotencyKey() })}
        />
        <SelectField
          label={t('fileKind')}
          value={kind}
          options={EQUIPMENT_FILE_KINDS.map((code) => ({ code, label: t(FILE_WORDS[code]) }))}
          disabled={isSending}
          onChange={(code) => setKind(EQUIPMENT_FILE_KINDS.find((one) => one === code) ?? 'other')}
        />
      </form>
    </Dialog>
  );
}

import { useId, useState } from 'react';
import { ALERT_SECONDS, type ImportStation } from 'shared-domain';
import { FieldGrid, fieldId, Form, useFieldError } from 'shared-ui/form';
import type { ApiError, CallOptions } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { useSearchParams } from 'shared-ui/router';
import { Button, Card } from 'shared-ui/ui';
import { dropsQuery, openDrop } from '../arriving/arriving.resource.ts';
import { howRead, isUnreadable } from '../file-reading/reading-choices.rules.ts';
import { ReadingSection } from '../file-reading/reading-section.tsx';
import { isOnItsWay, keepsOut } from '../import-preview/outlook.rules.ts';
import { PreviewSection } from '../import-preview/preview-section.tsx';
import { usePreview } from '../import-preview/use-preview.ts';
import { texts } from '../texts.ts';
import { hasHeader } from './channel-mapping.rules.ts';
import { countFileMessage } from './count-file-message.ts';
import { FileChooser } from './file-chooser.tsx';
import { FileParts } from './file-parts.tsx';
import type { FilePart } from './file-parts.rules.ts';
import { MappingSection } from './mapping-section.tsx';
import { useArrived } from './use-arrived.ts';
import { chosenFile, useCountFile, type FileSource } from './use-count-file.ts';
import { useEarlyPress } from './use-early-press.ts';
import { useFileParts } from './use-file-parts.ts';
import { useImportForm } from './use-import-form.ts';

/** The upload form: file, how it is read, vendor, station, interval, which column belongs to which channel, dry run. */
export function ImportForm({ stations }: { stations: ImportStation[] }) {
  const t = useTexts(texts);
  const { notify } = useServices();
  const waitsId = useId();
  const arriving = useLoaded(dropsQuery).load;
  const takesFiles = arriving.state === 'loaded' && arriving.value.folder !== null;
  const [search] = useSearchParams();
  const { file, bring, clear } = useCountFile();
  const [source, setSource] = useState<FileSource | null>(null);
  const parts = useFileParts(stations);
  const stored = file.state === 'stored' ? file.upload : null;
  const { form, sides, inspection, question, isRefused, isWhole, request } = useImportForm(
    stations,
    stored,
    search.get('station'),
  );
  const preview = usePreview(request);
  const { mapping, reading } = form.values;
  const errors = {
    file: useFieldError(form, 'file'),
    reading: useFieldError(form, 'reading'),
    mapping: useFieldError(form, 'mapping'),
  };

  const tell = (refusal: ApiError | null) => {
    if (refusal) notify('danger', countFileMessage(refusal, t, 'uploadFailed'), ALERT_SECONDS.countImport);
  };
  const upload = async (next: FileSource) => {
    setSource(next);
    parts.drop();
    form.change({ file: null, reading: {} });
    tell(await bring(next));
  };
  const loadPart = async ({ key, station }: FilePart) => {
    if (!parts.held) return;
    form.change({ file: null, station, reading: { counter: key } });
    tell(await bring(parts.held.source));
  };
  // a part stands in the form from when it is sent
  const isPartShown = parts.held !== null && (stored !== null || file.state === 'uploading');
  useArrived(search.get('drop'), async (drop) => {
    const next = {
      name: t('arrivedFile'),
      store: (options: CallOptions) => openDrop(drop, options),
      arrived: true,
    };
    setSource(next);
    tell(await bring(next));
  });
  // what is missing in the form is told first, by the press
  const isKeptOut = stored !== null && isWhole && (isUnreadable(inspection) || keepsOut(preview.load));
  // what keeps it out is known once the whole file is read; where nobody can tell, the import itself looks
  const isAwaited =
    stored !== null &&
    isWhole &&
    !isKeptOut &&
    (inspection.load.state === 'loading' || isOnItsWay(preview.load));
  const isHeld = isKeptOut || isAwaited;
  const isAsked = question !== null && !isHeld;
  const load = async () => {
    if (isHeld || !(await form.submit())) return;
    parts.begun(
      source && stored && { ...source, name: stored.name },
      inspection.shown && { ...inspection.shown, begun: stored?.begun_parts ?? [] },
      reading.counter,
    );
    clear();
    form.reset();
  };
  const { isPressed, press } = useEarlyPress({ request, isAwaited, isKeptOut, load });
  const submit = async () => (isAwaited ? press() : load());
  return (
    <Card title={t('formTitle')}>
      {parts.held ? (
        <FileParts
          held={parts.held}
          shown={isPartShown ? reading.counter : undefined}
          onNext={(part) => void loadPart(part)}
          onLeaveOut={(key) => {
            parts.leaveOut(key);
            clear();
            form.reset();
          }}
          onFinish={parts.finish}
          onClose={parts.drop}
        />
      ) : null}
      <Form form={form} onSubmit={submit} className="imports-form">
        <FileChooser
          id={fieldId(form.id, 'file')}
          file={file}
          error={errors.file}
          onChoose={(next) => void upload(chosenFile(next))}
        />
        {stored && inspection.shown && (
          <ReadingSection
            key={stored.file}
            upload={stored}
            load={inspection.load}
            shown={inspection.shown}
            choices={howRead(reading)}
            onChange={(choices) => form.set('reading', howRead(choices))}
            asked={{ id: fieldId(form.id, 'reading'), error: errors.reading }}
          />
        )}
        <FieldGrid form={form} names={['vendor', 'station', 'trafxPeriod', 'interval']} />
        <MappingSection
          id={fieldId(form.id, 'mapping')}
          sides={sides}
          mapping={mapping}
          error={errors.mapping}
          onChange={(next) => form.set('mapping', next)}
        />
        {stored && !isRefused && (
          <PreviewSection
            key={`dry run of ${stored.file}`}
            {...preview}
            channels={sides.sides?.channels ?? []}
            decisions={reading.repeats ?? []}
            onDecide={(repeats) => form.set('reading', { ...reading, repeats })}
          />
        )}
        {takesFiles && stored && <FieldGrid form={form} names={['remember']} />}
        {isKeptOut || isAsked ? <p id={waitsId}>{t(isKeptOut ? 'keptOut' : 'questionOpen')}</p> : null}
        <div className="cx-actions">
          {/* it stays a stop of the Tab key, so that everybody comes by the reason */}
          <Button
            type="submit"
            icon="upload"
            loading={form.submitting}
            aria-disabled={isKeptOut || undefined}
            aria-describedby={isHeld || isAsked ? waitsId : undefined}
            disabled={file.state === 'uploading' || (!isAsked && !hasHeader(mapping))}
          >
            {t('load')}
          </Button>
          {/* beside the button, which stays where it is when this goes */}
          {isAwaited ? (
            <span id={waitsId} className="cx-muted">
              {t(isPressed ? 'loadsThen' : 'awaited')}
            </span>
          ) : null}
        </div>
      </Form>
    </Card>
  );
}

import { useEffect, useEffectEvent, useMemo } from 'react';
import { ALERT_SECONDS, isIntervalForced } from 'shared-ui/domain';
import type { ImportStation, Upload } from 'shared-ui/domain';
import { ErrorSummary, FieldGrid, focusField, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button, Card } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { channelField } from './channel-mapping.tsx';
import { doubledHeaders, hasHeader, type Mapping } from './channel-mapping.rules.ts';
import { countFileMessage } from './count-file-message.ts';
import { startImport } from './count-file.resource.ts';
import { FileChooser } from './file-chooser.tsx';
import {
  emptyImport,
  importCountsFields,
  importLookups,
  toRequest,
  type ImportCountsValues,
} from './import-counts.fields.ts';
import { MappingSection } from './mapping-section.tsx';
import { useCountFile } from './use-count-file.ts';
import { useMapping } from './use-mapping.ts';

/** The form, with what one choice means for another. */
function useImportForm(stations: ImportStation[], upload: Upload | null) {
  const t = useTexts(texts);
  const { notify } = useServices();
  const fields = useMemo(() => importCountsFields(stations), [stations]);
  const lookups = useMemo(() => importLookups(t, stations), [t, stations]);
  const onSubmit = async (values: ImportCountsValues) => {
    if (!upload) return;
    try {
      await startImport(toRequest(upload.file, values));
      notify('success', t('started', { name: upload.name }), ALERT_SECONDS.countImport);
    } catch (error) {
      notify('danger', countFileMessage(error, t, 'loadFailed'), ALERT_SECONDS.countImport);
      throw error;
    }
  };
  const form = useFieldForm({ fields, lookups, t, initial: emptyImport, onSubmit });
  const { set, leave, values } = form;
  const { vendor, station } = values;
  const sides = useMapping(upload, station, vendor);
  const forced = isIntervalForced(vendor ?? '', values.trafxPeriod);
  useEffect(() => {
    if (forced) set('interval', '60');
  }, [forced, set]);
  useEffect(() => {
    // A vendor that does not go with the station is flagged at once, not on leaving the field.
    if (vendor !== null && station !== null) leave('station');
  }, [vendor, station, leave]);
  const propose = useEffectEvent((mapping: Mapping) => set('mapping', mapping));
  useEffect(() => propose(sides.proposed), [sides.proposed]);
  return { form, sides };
}

/** The upload form: file, vendor, station, interval, and which column belongs to which channel. */
export function ImportForm({ stations, onStarted }: { stations: ImportStation[]; onStarted: () => void }) {
  const t = useTexts(texts);
  const { notify } = useServices();
  const { file, choose, clear } = useCountFile();
  const { form, sides } = useImportForm(stations, file.state === 'stored' ? file.upload : null);
  const { mapping } = form.values;

  const upload = async (next: File) => {
    const refusal = await choose(next);
    if (refusal) notify('danger', countFileMessage(refusal, t, 'uploadFailed'), ALERT_SECONDS.countImport);
  };
  const submit = async () => {
    const [doubled] = doubledHeaders(mapping).keys();
    if (doubled !== undefined) return focusField(form.id, channelField(doubled));
    if (!(await form.submit())) return;
    clear();
    form.reset();
    onStarted();
  };
  return (
    <Card title={t('formTitle')}>
      <form
        className="imports-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary
          title={t('correct')}
          faults={form.faults}
          attempt={form.attempt}
          onGo={(name) => focusField(form.id, name)}
        />
        <FileChooser file={file} onChoose={(next) => void upload(next)} />
        <FieldGrid form={form} names={['vendor', 'station', 'trafxPeriod', 'interval']} />
        <MappingSection
          formId={form.id}
          sides={sides}
          mapping={mapping}
          onChange={(next) => form.set('mapping', next)}
        />
        <div className="cx-actions">
          <Button
            type="submit"
            icon="upload"
            loading={form.submitting}
            disabled={file.state === 'uploading' || !hasHeader(mapping)}
          >
            {t('load')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

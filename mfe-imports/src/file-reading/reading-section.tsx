import type { Load } from 'shared-ui/api';
import type { FileInspection, ReadingChoices, Upload } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Spinner } from 'shared-ui/ui';
import { vendorLabel } from '../import-counts/import-counts.fields.ts';
import { FirstRows } from './first-rows.tsx';
import { NeededChoices, type DateQuestion } from './needed-choices.tsx';
import { paceOf } from './reading-choices.rules.ts';
import { ReadingSettings } from './reading-settings.tsx';
import { readingTexts } from './texts.ts';

/** What the file seems to be, how it is read, and its first rows as read; every guess can be overruled (I1). */
export function ReadingSection({
  upload,
  load,
  shown,
  choices,
  onChange,
  date,
}: {
  upload: Upload;
  load: Load<FileInspection | null>;
  shown: FileInspection;
  choices: ReadingChoices;
  onChange: (choices: ReadingChoices) => void;
  date: DateQuestion;
}) {
  const t = useTexts(readingTexts);
  const failed = load.state === 'failed' ? load.error.message : null;
  // open dates are a question, which stands with its field
  const refusal = failed ?? (shown.dateOpen ? null : shown.refusal);
  return (
    <fieldset className="imports-part">
      <legend>{t('title')}</legend>
      <Detected found={upload.inspection} shown={shown} />
      {refusal && (
        <Alert severity="danger" key={refusal}>
          {t('notRead')} {refusal}
        </Alert>
      )}
      <NeededChoices shown={shown} choices={choices} onChange={onChange} date={date} />
      <ReadingSettings shown={shown} choices={choices} onChange={onChange} />
      {load.state === 'loading' && <Spinner label={t('reading')} />}
      {!failed && <FirstRows inspection={shown} name={upload.name} />}
    </fieldset>
  );
}

function Detected({ found, shown }: { found: FileInspection; shown: FileInspection }) {
  const t = useTexts(readingTexts);
  const pace = {
    minutes: () => t('rowsApart', { minutes: shown.interval ?? 0 }),
    days: () => t('rowsApartDay'),
    events: () => t('events'),
    unknown: () => '',
  }[paceOf(shown)]();
  const kind = () => {
    const vendor = vendorLabel(found.vendor);
    if (!found.exportOf) return t('looksLike', { vendors: vendor });
    const { station_id_tmg: id, station_name: name } = shown.exportOf ?? found.exportOf;
    return id === '' ? t('ownExportOfSeveral') : t('ownExport', { station: `${id} ${name}`.trim(), vendor });
  };
  return (
    <p>
      {kind()} {pace}
      {shown.vendor === found.vendor ? '' : ` ${t('overruled', { vendor: vendorLabel(shown.vendor) })}`}
    </p>
  );
}

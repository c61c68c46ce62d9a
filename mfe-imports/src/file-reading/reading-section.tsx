import type { Load } from 'shared-ui/api';
import type { FileInspection, ReadingChoices, Upload } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Spinner } from 'shared-ui/ui';
import { vendorLabel } from '../import-counts/import-counts.fields.ts';
import { FirstRows } from './first-rows.tsx';
import { NeededChoices, type AskedField } from './needed-choices.tsx';
import { isAnswered, openQuestion, paceOf, type OpenQuestion } from './reading-choices.rules.ts';
import { ReadingSettings } from './reading-settings.tsx';
import { readingTexts } from './texts.ts';

/** What the file seems to be, how it is read, and its first rows as read; every guess can be overruled (I1). */
export function ReadingSection({
  upload,
  load,
  shown,
  choices,
  onChange,
  asked,
}: {
  upload: Upload;
  load: Load<FileInspection | null>;
  shown: FileInspection;
  choices: ReadingChoices;
  onChange: (choices: ReadingChoices) => void;
  asked: AskedField;
}) {
  const t = useTexts(readingTexts);
  const failed = load.state === 'failed' ? load.error.message : null;
  const question = failed === null ? openQuestion(shown) : null;
  const refusal = failed ?? (question ? null : shown.refusal);
  return (
    <fieldset className="imports-part">
      <legend>{t('title')}</legend>
      <Detected found={upload.inspection} shown={shown} />
      {refusal && (
        <Alert severity="danger" key={refusal}>
          {t('notRead')} {refusal}
        </Alert>
      )}
      {question && !isAnswered(question, choices) && <Question of={question} said={shown.refusal} />}
      <NeededChoices shown={shown} choices={choices} onChange={onChange} asked={asked} />
      <ReadingSettings shown={shown} choices={choices} onChange={onChange} />
      {load.state === 'loading' && <Spinner label={t('reading')} />}
      {!failed && <FirstRows inspection={shown} name={upload.name} />}
    </fieldset>
  );
}

/** What the file leaves open, and the field right below that answers it: nothing is wrong with the file. */
function Question({ of, said }: { of: OpenQuestion; said: string | null }) {
  const t = useTexts(readingTexts);
  return (
    <Alert severity="info" key={of}>
      {of === 'date' ? t('dateOpen') : `${said ?? ''} ${t('saidBelow', { field: t(of) })}`}
    </Alert>
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

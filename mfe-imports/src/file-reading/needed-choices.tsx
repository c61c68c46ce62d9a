import type { FileInspection, ReadingChoices } from 'shared-ui/domain';
import { MultiSelectField, SelectField } from 'shared-ui/form';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { readingTexts } from './texts.ts';

/** What no file says of itself: which of several counters is meant, and which vehicles count. */
export function NeededChoices({
  shown,
  choices,
  onChange,
}: {
  shown: FileInspection;
  choices: ReadingChoices;
  onChange: (choices: ReadingChoices) => void;
}) {
  const t = useTexts(readingTexts);
  const { counters, classes, reading } = shown;
  if (counters.length < 2 && classes.length === 0) return null;
  return (
    <div className="cx-fields">
      {counters.length > 1 && (
        <SelectField
          label={t('counter')}
          hint={t('counterHint')}
          required
          options={counters.map(({ serial, name, rows, first, last }) => ({
            code: serial,
            label:
              first && last
                ? t('counterOption', {
                    serial,
                    name,
                    rows: formatNumber(rows),
                    first: formatDate(first),
                    last: formatDate(last),
                  })
                : t('counterEmpty', { serial, name }),
          }))}
          value={choices.counter ?? reading.counter}
          onChange={(counter) => onChange({ ...choices, counter: counter ?? undefined })}
        />
      )}
      {classes.length > 0 && (
        <MultiSelectField
          label={t('classes')}
          hint={t('classesHint')}
          required
          options={classes.map(({ code, vehicles }) => ({
            code: String(code),
            label: t('classOption', { code, count: vehicles }),
          }))}
          value={(choices.classes ?? reading.classes).map(String)}
          onChange={(codes) => onChange({ ...choices, classes: codes.map(Number) })}
        />
      )}
    </div>
  );
}

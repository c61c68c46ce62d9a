import { useState } from 'react';
import type { DateFormat, FileInspection, ReadingChoices } from 'shared-domain';
import { CheckField, MultiSelectField, SelectField } from 'shared-ui/form';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { isWithoutHeader, openDate } from './reading-choices.rules.ts';
import { readingTexts } from './texts.ts';

/** The field that asks for the order of day and month: its id, and what was refused of it. */
export type DateQuestion = { id: string; error: string | undefined };

type Props = {
  shown: FileInspection;
  choices: ReadingChoices;
  onChange: (choices: ReadingChoices) => void;
  date: DateQuestion;
};

/**
 * What this file does not say of itself: how its dates are meant, whether it has a header, which of several counters is
 * meant, and which vehicles count. Nothing is loaded before it is answered.
 */
export function NeededChoices({ shown, choices, onChange, date }: Props) {
  const t = useTexts(readingTexts);
  // an answer stays in view, to be changed
  const isOpen = shown.dateOpen || date.error !== undefined;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { counters, classes, reading } = shown;
  const isHeadless = isWithoutHeader(shown);
  if (counters.length < 2 && classes.length === 0 && !wasOpen && !isHeadless) return null;
  return (
    <div className="cx-fields">
      {wasOpen && <DateOrder shown={shown} choices={choices} onChange={onChange} date={date} />}
      {isHeadless && (
        <CheckField
          label={t('noHeader')}
          value={choices.headerLine === 0}
          onChange={(isNone) => onChange({ ...choices, headerLine: isNone ? 0 : undefined })}
        />
      )}
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

/** Which of the two numbers in the file's dates is the day; the file leaves it open. */
function DateOrder({ shown, choices, onChange, date }: Props) {
  const t = useTexts(readingTexts);
  const example = openDate(shown);
  const label = (key: 'dayFirst' | 'monthFirst') =>
    example
      ? t('dateExample', { order: t(`${key}Order`), text: example.text, date: formatDate(example[key]) })
      : t(`${key}Order`);
  return (
    <SelectField
      id={date.id}
      label={t('dateOrder')}
      hint={t('dateOrderHint')}
      error={shown.dateOpen && choices.dateFormat === undefined ? t('dateOpen') : date.error}
      required
      emptyLabel={t('dateOrderEmpty')}
      options={[
        { code: 'day-first', label: label('dayFirst') },
        { code: 'month-first', label: label('monthFirst') },
      ]}
      value={choices.dateFormat ?? null}
      onChange={(format) => onChange({ ...choices, dateFormat: (format as DateFormat | null) ?? undefined })}
    />
  );
}

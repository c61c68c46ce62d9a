import { useState } from 'react';
import type { DateFormat, FileInspection, LoggedCounter, ReadingChoices } from 'shared-domain';
import { CheckField, MultiSelectField, SelectField } from 'shared-ui/form';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { isWithoutHeader, openDate, openQuestion } from './reading-choices.rules.ts';
import { readingTexts } from './texts.ts';

/** The field of what the file leaves open: its id, and what was refused of it. */
export type AskedField = { id: string; error: string | undefined };

type Props = {
  shown: FileInspection;
  choices: ReadingChoices;
  onChange: (choices: ReadingChoices) => void;
  asked: AskedField;
};

/**
 * What this file does not say of itself: how its dates are meant, whether it has a header, which of several counters or
 * stations is meant, and which vehicles count. Nothing is loaded before it is answered.
 */
export function NeededChoices({ shown, choices, onChange, asked }: Props) {
  const t = useTexts(readingTexts);
  // an answer stays in view, to be changed
  const isOneAsked = !shown.dateOpen && openQuestion(shown) !== null;
  const isOpen = shown.dateOpen || (!isOneAsked && asked.error !== undefined);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { counters, classes, reading } = shown;
  const isHeadless = isWithoutHeader(shown);
  if (counters.length < 2 && classes.length === 0 && !wasOpen && !isHeadless) return null;
  return (
    <div className="cx-fields">
      {wasOpen && (
        <DateOrder
          shown={shown}
          choices={choices}
          onChange={onChange}
          asked={isOneAsked ? undefined : asked}
        />
      )}
      {isHeadless && (
        <CheckField
          label={t('noHeader')}
          value={choices.headerLine === 0}
          onChange={(isNone) => onChange({ ...choices, headerLine: isNone ? 0 : undefined })}
        />
      )}
      {counters.length > 1 && (
        <OneOfSeveral
          shown={shown}
          choices={choices}
          onChange={onChange}
          asked={isOneAsked ? asked : undefined}
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

type FieldProps = Omit<Props, 'asked'> & {
  /** Left out where the form asks something else, or nothing. */
  asked: AskedField | undefined;
};

/** Which of the counters, or of the stations and intervals, of a file is meant. */
function OneOfSeveral({ shown, choices, onChange, asked }: FieldProps) {
  const t = useTexts(readingTexts);
  const { counters, reading } = shown;
  const labelOf = ({ serial, name, rows, first, last, part }: LoggedCounter) => {
    const days = first && last ? { first: formatDate(first), last: formatDate(last) } : null;
    const count = formatNumber(rows);
    if (part) {
      const said = { name, minutes: part.interval, rows: count };
      return days ? t('partOption', { ...said, ...days }) : t('partUndated', said);
    }
    return days
      ? t('counterOption', { serial, name, rows: count, ...days })
      : t('counterEmpty', { serial, name });
  };
  const isOurs = counters.some(({ part }) => part !== null);
  return (
    <SelectField
      {...asked}
      label={t(isOurs ? 'part' : 'counter')}
      hint={t(isOurs ? 'partHint' : 'counterHint')}
      required
      options={counters.map((one) => ({ code: one.serial, label: labelOf(one) }))}
      value={choices.counter ?? reading.counter}
      onChange={(counter) => onChange({ ...choices, counter: counter ?? undefined })}
    />
  );
}

/** Which of the two numbers in the file's dates is the day; the file leaves it open. */
function DateOrder({ shown, choices, onChange, asked }: FieldProps) {
  const t = useTexts(readingTexts);
  const example = openDate(shown);
  const label = (key: 'dayFirst' | 'monthFirst') =>
    example
      ? t('dateExample', { order: t(`${key}Order`), text: example.text, date: formatDate(example[key]) })
      : t(`${key}Order`);
  return (
    <SelectField
      {...asked}
      label={t('dateOrder')}
      hint={t('dateOrderHint')}
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

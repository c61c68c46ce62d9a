import { useState } from 'react';
import {
  DATE_FORMATS,
  FILE_DELIMITERS,
  FILE_ENCODINGS,
  VENDOR,
  type DateFormat,
  type FileDelimiter,
  type FileEncoding,
  type FileInspection,
  type ReadingChoices,
} from 'shared-domain';
import { CheckField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { hasChoices, headerLines, writtenDate } from './reading-choices.rules.ts';
import { readingTexts } from './texts.ts';

const ENCODING_NAMES = {
  'utf-8': 'utf8',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16be',
  'windows-1252': 'windows1252',
} as const satisfies Record<FileEncoding, string>;
const DELIMITER_NAMES = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
} as const satisfies Record<FileDelimiter, string>;
const DATE_NAMES = {
  iso: 'iso',
  'month-first': 'monthFirst',
  'day-first': 'dayFirst',
  'month-name': 'monthName',
  'short-year': 'shortYear',
} as const satisfies Record<DateFormat, string>;

/** Longest part of a line that is shown in a list of lines. */
const LINE_TEXT = 48;

type Props = {
  shown: FileInspection;
  choices: ReadingChoices;
  onChange: (choices: ReadingChoices) => void;
};

/** Encoding, separator, header line, dates and numbers: folded, with the present reading in a line; each can be changed. */
export function ReadingSettings({ shown, choices, onChange }: Props) {
  const t = useTexts(readingTexts);
  const reading = { ...shown.reading, ...choices };
  const lines = headerLines(shown);
  const [open, setOpen] = useState(false);
  const [written, layout] = [writtenDate(shown), t(DATE_NAMES[reading.dateFormat])];
  const facts = [
    t(ENCODING_NAMES[reading.encoding]),
    ...(lines.length > 0
      ? [
          t(DELIMITER_NAMES[reading.delimiter]),
          written ? t('datesLike', { written, layout }) : layout,
          reading.headerLine === 0 ? t('headerNone') : t('headerAt', { line: reading.headerLine }),
        ]
      : []),
  ];
  return (
    <details className="imports-lines" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('settings')}: {facts.join(' · ')}
      </summary>
      <div className="cx-fields imports-settings">
        <SelectField
          label={t('encoding')}
          required
          options={FILE_ENCODINGS.map((code) => ({ code, label: t(ENCODING_NAMES[code]) }))}
          value={reading.encoding}
          onChange={(encoding) =>
            onChange({ ...choices, encoding: (encoding as FileEncoding | null) ?? undefined })
          }
        />
        {lines.length > 0 && (
          <TableSettings shown={shown} choices={choices} onChange={onChange} lines={lines} />
        )}
      </div>
      {hasChoices(choices) && (
        <Button severity="outlined" size="small" icon="undo" onClick={() => onChange({})}>
          {t('asGuessed')}
        </Button>
      )}
    </details>
  );
}

/** What only a table has: a log of a counter is always written in the same way. */
function TableSettings({
  shown,
  choices,
  onChange,
  lines,
}: Props & { lines: { line: number; text: string }[] }) {
  const t = useTexts(readingTexts);
  const reading = { ...shown.reading, ...choices };
  return (
    <>
      <SelectField
        label={t('delimiter')}
        required
        options={FILE_DELIMITERS.map((code) => ({ code, label: t(DELIMITER_NAMES[code]) }))}
        value={reading.delimiter}
        onChange={(delimiter) =>
          onChange({ ...choices, delimiter: (delimiter as FileDelimiter | null) ?? undefined })
        }
      />
      <SelectField
        label={t('dateFormat')}
        required
        options={DATE_FORMATS.map((code) => ({ code, label: t(DATE_NAMES[code]) }))}
        value={reading.dateFormat}
        onChange={(format) =>
          onChange({ ...choices, dateFormat: (format as DateFormat | null) ?? undefined })
        }
      />
      <SelectField
        label={t('headerLine')}
        required
        options={[
          ...(shown.vendor === VENDOR.custom ? [{ code: '0', label: t('headerNone') }] : []),
          ...lines.map(({ line, text }) => ({
            code: String(line),
            label: text === '' ? t('line', { line }) : t('lineText', { line, text: shortened(text) }),
          })),
        ]}
        value={String(reading.headerLine)}
        onChange={(line) => onChange({ ...choices, headerLine: line === null ? undefined : Number(line) })}
      />
      <CheckField
        label={t('thousands')}
        value={reading.thousands}
        onChange={(thousands) => onChange({ ...choices, thousands })}
      />
    </>
  );
}

function shortened(text: string): string {
  return text.length > LINE_TEXT ? `${text.slice(0, LINE_TEXT)}…` : text;
}

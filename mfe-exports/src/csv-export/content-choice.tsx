import { CheckField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { texts } from '../texts.ts';
import type { ExportContent } from './csv-export.record.ts';

const CONTENTS: readonly ExportContent[] = ['countData', 'stationMetadata'];

/** What the file shall hold: counts, facts about the stations, or both. */
export function ContentChoice({
  id,
  value,
  error,
  onChange,
}: {
  /** Id of the first box, for the summary of errors. */
  id: string;
  value: readonly ExportContent[];
  error?: string;
  onChange: (value: ExportContent[]) => void;
}) {
  const t = useTexts(texts);
  return (
    <fieldset className="exports-content">
      <legend>{t('content')}</legend>
      {CONTENTS.map((content, index) => (
        <CheckField
          key={content}
          id={index === 0 ? id : undefined}
          label={t(content)}
          value={value.includes(content)}
          error={index === 0 ? error : undefined}
          onChange={(on) =>
            onChange(CONTENTS.filter((other) => (other === content ? on : value.includes(other))))
          }
        />
      ))}
    </fieldset>
  );
}

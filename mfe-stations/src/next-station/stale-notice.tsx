import type { NextStationOptions } from 'shared-ui/domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { nextStationFields } from './next-station.fields.ts';
import { toForm, type NextStationField } from './next-station.record.ts';
import { fieldTexts, formTexts } from './texts.ts';
import type { Stale } from './use-station-form.ts';

type StaleNoticeProps = { stale: Stale; options: NextStationOptions; onMerge: () => void };

/** Tells of a newer record: offers to bring it in, then names the fields that both people have changed. */
export function StaleNotice({ stale, options, onMerge }: StaleNoticeProps) {
  const t = useTexts(formTexts);
  if (stale.merged === null) {
    return (
      <Alert severity="warning">
        <p>
          <strong>{t('staleTitle')}</strong>
        </p>
        <p>{t('staleText')}</p>
        <Button severity="outlined" onClick={onMerge}>
          {t('staleLoad')}
        </Button>
      </Alert>
    );
  }
  return (
    <Alert severity="info">
      <p>{t('staleMerged')}</p>
      {stale.merged.length > 0 && <Conflicts fields={stale.merged} stale={stale} options={options} />}
    </Alert>
  );
}

function Conflicts({
  fields,
  stale,
  options,
}: {
  fields: NextStationField[];
  stale: Stale;
  options: NextStationOptions;
}) {
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  return (
    <>
      <p>{t('staleConflicts')}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {t('staleConflict', {
              field: label(field),
              value: wordsFor(field, stale, options) || t('empty'),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A field's value in the newer record as a person reads it: labels for codes. */
function wordsFor(field: NextStationField, { newer }: Stale, options: NextStationOptions): string {
  const values = toForm(newer);
  const value = values[field];
  const spec = nextStationFields[field];
  if (!spec || !('options' in spec)) return String(value ?? '');
  const labels = new Map(spec.options(values, options).map(({ code, label }) => [code, label]));
  return [value ?? []]
    .flat()
    .map((code) => labels.get(code) ?? code)
    .join(', ');
}

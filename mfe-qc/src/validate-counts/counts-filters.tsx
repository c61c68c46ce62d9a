import { useState, type ReactNode } from 'react';
import { VENDOR_STATES, type CodeOption, type CountFilters, type StationChannel } from 'shared-domain';
import type { TermId } from 'shared-domain/glossary';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { datesCross, isNarrowed, isWholeDay } from './filters.rules.ts';
import { Labelled } from './labelled.tsx';
import { useActs, useReview, useSubject } from './store/review-context.tsx';
import { validateTexts } from './texts.ts';

/** The codes that the station's flows have, each once, in the order of the flows. */
function codesOf(channels: StationChannel[], field: keyof typeof TERMS): CodeOption[] {
  return [...new Map(channels.map((channel) => [channel[field].code, channel[field]])).values()];
}

/** The glossary's entries of what the flows are chosen by. */
const TERMS = {
  count_type: 'count-type',
  travel_direction: 'travel-direction',
  street_side: 'street-side',
} as const satisfies Record<string, TermId>;

/** The filters of the counts list and of the picture. They live in the address. */
export function CountsFilters() {
  const t = useTexts(validateTexts);
  const { station, suspects } = useSubject();
  const filters = useReview((state) => state.filters);
  const acts = useActs().filters;
  const onChange = (part: CountFilters) => void acts.change(part);
  const codes = (field: keyof typeof TERMS, label: string) => (
    <Choice
      label={label}
      term={TERMS[field]}
      value={filters[field] ?? ''}
      onChange={(value) => onChange({ [field]: value || null })}
      options={codesOf(station.channels, field).map(({ code, label: text }) => ({ value: code, text }))}
    />
  );
  return (
    <Card
      title={t('filters')}
      actions={
        <Button severity="text" disabled={!isNarrowed(filters)} onClick={acts.clear}>
          {t('clearFilters')}
        </Button>
      }
    >
      <div className="qc-filters">
        {codes('count_type', t('countType'))}
        {codes('travel_direction', t('travelDirection'))}
        {codes('street_side', t('streetSide'))}
        <Choice
          label={t('suspect')}
          term="suspect"
          value={filters.suspect_id?.toString() ?? ''}
          onChange={(value) => onChange({ suspect_id: value === '' ? null : Number(value) })}
          options={[
            { value: '0', text: t('noSuspect') },
            ...suspects.map(({ id, validity_condition }) => ({
              value: String(id),
              text: validity_condition,
            })),
          ]}
        />
        <Choice
          label={t('vendorStatus')}
          term="vendor-status"
          value={filters.vendor_status ?? ''}
          onChange={(value) =>
            onChange({ vendor_status: VENDOR_STATES.find((state) => state === value) ?? null })
          }
          options={VENDOR_STATES.map((state) => ({ value: state, text: t(state) }))}
        />
        <Day label={t('from')} value={filters.minDate ?? ''} onChange={(minDate) => onChange({ minDate })} />
        <Day
          label={t('to')}
          value={filters.maxDate ?? ''}
          onChange={(maxDate) => onChange({ maxDate })}
          fault={datesCross(filters) ? t('datesCross') : undefined}
        />
        <label className="qc-check">
          <input
            type="checkbox"
            checked={filters.show_null_values ?? false}
            onChange={({ target }) => onChange({ show_null_values: target.checked })}
          />
          {t('nullsOnly')}
        </label>
      </div>
    </Card>
  );
}

function Choice({
  label,
  term,
  value,
  options,
  onChange,
}: {
  label: string;
  term: TermId;
  value: string;
  options: { value: string; text: string }[];
  onChange: (value: string) => void;
}): ReactNode {
  const t = useTexts(validateTexts);
  return (
    <Labelled label={label} term={term}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('all')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** A day that is taken at once, as soon as its year is whole: of 2026 the browser tells 0002, 0020 and 0202 first. */
function Day({
  label,
  value,
  fault,
  onChange,
}: {
  label: string;
  value: string;
  fault?: string;
  onChange: (day: string | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const onTyped = (text: string) => {
    const isWhole = text === '' || isWholeDay(text);
    setTyped(isWhole ? null : text);
    if (isWhole && text !== value) onChange(text || null);
  };
  return (
    <Labelled label={label} fault={fault}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={typed ?? value}
          onChange={({ target }) => onTyped(target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Labelled>
  );
}

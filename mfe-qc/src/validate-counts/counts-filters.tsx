import type { ReactNode } from 'react';
import {
  FIRST_COUNT_DAY,
  VENDOR_STATES,
  type CodeOption,
  type CountFilters,
  type StationChannel,
} from 'shared-domain';
import type { TermId } from 'shared-domain/glossary';
import { allOfThem } from 'shared-domain/texts';
import { DateField } from 'shared-ui/date';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { datesCross, isNarrowed } from './filters.rules.ts';
import { Labelled } from './labelled.tsx';
import { useActs, useReview, useSubject } from './store/review-context.tsx';
import { validateTexts } from './texts.ts';
import { listViewTexts } from './views/texts.ts';

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

const days = { format: 'yyyy-MM-dd', min: FIRST_COUNT_DAY } as const;

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
        <DateField
          {...days}
          label={t('from')}
          value={filters.minDate ?? null}
          onChange={(minDate) => onChange({ minDate })}
        />
        <DateField
          {...days}
          label={t('to')}
          value={filters.maxDate ?? null}
          onChange={(maxDate) => onChange({ maxDate })}
          error={datesCross(filters) ? t('datesCross') : undefined}
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
  const [language] = useLanguage();
  const tv = useTexts(listViewTexts);
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <Labelled label={label} term={term}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{allOfThem(label, language)}</option>
          {/* a view or a link may ask for what is not offered here: it narrows, and is seen to */}
          {isOffered ? null : <option value={value}>{tv('notHere', { code: value })}</option>}
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

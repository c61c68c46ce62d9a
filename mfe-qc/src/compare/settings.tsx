import {
  COMPARE_FORMS,
  isGroupSeries,
  mostDays,
  type CompareBin,
  type CompareForm,
  type Comparison,
  type DatedComparison,
} from 'shared-domain';
import { DateField } from 'shared-ui/date';
import { CheckField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { faultOf, fittingBins, yearsUpTo } from './period.rules.ts';
import { compareTexts } from './texts.ts';

/** The forms to choose from: hours of the day as counts, and as shares of it. */
const FORMS = [...COMPARE_FORMS, 'share'] as const;
const FORM_WORDS = {
  absolute: 'absolute',
  index: 'index',
  weekday: 'asWeekday',
  hour: 'asHour',
  share: 'asShare',
} as const;
const isHourForm = (form: string | null) => form === 'hour' || form === 'share';

type Props = { comparison: DatedComparison; onChange: (part: Partial<Comparison>) => void };

/** Over which days, by what, and in which form it is compared; each choice counts at once. */
export function Settings({ comparison, onChange }: Props) {
  const t = useTexts(compareTexts);
  const { from, to, as, share } = comparison;
  const fault = faultOf(comparison);
  const error =
    fault === null
      ? undefined
      : t(fault === 'backwards' ? 'backwards' : 'tooLong', { count: mostDays(comparison) });
  return (
    <Card title={t('settings')} className="qc-compare-settings">
      <div className="qc-compare-fields">
        <DateField
          label={t('from')}
          required
          value={from}
          onChange={(day) => day && onChange({ from: day, to })}
        />
        <DateField
          label={t('to')}
          required
          value={to}
          error={error}
          onChange={(day) => day && onChange({ from, to: day })}
        />
        <SelectField
          label={t('as')}
          value={as === 'absolute' ? null : as === 'hour' && share ? 'share' : as}
          emptyLabel={t('absolute')}
          options={FORMS.filter((form) => form !== 'absolute').map((form) => ({
            code: form,
            label: t(FORM_WORDS[form]),
          }))}
          onChange={(form) =>
            onChange({
              from,
              to,
              as: isHourForm(form) ? 'hour' : ((form ?? 'absolute') as CompareForm),
              share: form === 'share',
            })
          }
        />
        {as === 'absolute' || as === 'index' ? (
          <BinField comparison={comparison} onChange={onChange} />
        ) : null}
        {comparison.series.some(isGroupSeries) ? (
          <LeastField comparison={comparison} onChange={onChange} />
        ) : null}
        {as === 'index' ? <BaseField comparison={comparison} onChange={onChange} /> : null}
        <SelectField
          label={t('counts')}
          value={comparison.counts === 'all' ? 'all' : null}
          emptyLabel={t('certified')}
          options={[{ code: 'all', label: t('all') }]}
          onChange={(counts) => onChange({ from, to, counts: counts === 'all' ? 'all' : 'certified' })}
        />
      </div>
      <Extras comparison={comparison} onChange={onChange} />
    </Card>
  );
}

const EXTRAS_OVER_TIME = ['apart', 'typical', 'weather', 'factor'] as const;
const EXTRAS = {
  absolute: EXTRAS_OVER_TIME,
  index: ['apart', 'weather', 'factor'],
  weekday: ['factor'],
  hour: ['factor'],
} as const;

/** What is drawn besides, and whether counts have their factors. */
function Extras({ comparison, onChange }: Props) {
  const t = useTexts(compareTexts);
  const { from, to, as } = comparison;
  return (
    <div className="qc-compare-extras">
      {EXTRAS[as].map((extra) => (
        <CheckField
          key={extra}
          label={t(extra)}
          value={comparison[extra]}
          onChange={(value) => onChange({ from, to, [extra]: value })}
        />
      ))}
    </div>
  );
}

function BinField({ comparison, onChange }: Props) {
  const t = useTexts(compareTexts);
  const { from, to, bin } = comparison;
  const fitting = fittingBins(comparison);
  const others = fitting.includes(bin) ? fitting : [bin, ...fitting];
  return (
    <SelectField
      label={t('bin')}
      value={bin === 'day' ? null : bin}
      emptyLabel={t('day')}
      options={others.filter((one) => one !== 'day').map((one) => ({ code: one, label: t(one) }))}
      onChange={(one) => onChange({ from, to, bin: (one ?? 'day') as CompareBin })}
    />
  );
}

function BaseField({ comparison, onChange }: Props) {
  const t = useTexts(compareTexts);
  const { from, to, bin, base } = comparison;
  // a year of hours is more than can be looked at
  const years = bin === 'hour' || bin === 'interval' ? [] : yearsUpTo(to);
  const all = base === null || years.includes(base) ? years : [...years, base];
  return (
    <SelectField
      label={t('base')}
      value={base === null ? null : String(base)}
      emptyLabel={t('basePeriod')}
      options={all.map((year) => ({ code: String(year), label: String(year) }))}
      onChange={(year) => onChange({ from, to, base: year === null ? null : Number(year) })}
    />
  );
}

/** Stations of a line that suffice are named up to so many; an address may name more. */
const OFFERED_LEAST = 8;

function LeastField({ comparison, onChange }: Props) {
  const t = useTexts(compareTexts);
  const { from, to, least } = comparison;
  const offered = Array.from({ length: OFFERED_LEAST }, (_, at) => at + 1);
  const all = least === null || offered.includes(least) ? offered : [...offered, least];
  return (
    <SelectField
      label={t('least')}
      value={least === null ? null : String(least)}
      emptyLabel={t('allStations')}
      options={all.map((count) => ({ code: String(count), label: t('leastOf', { count }) }))}
      onChange={(count) => onChange({ from, to, least: count === null ? null : Number(count) })}
    />
  );
}

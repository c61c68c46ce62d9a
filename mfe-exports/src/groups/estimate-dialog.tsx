import { useState } from 'react';
import {
  EXPANSION_METHODS,
  FACTOR_GROUPS,
  paths,
  type ExpansionMethod,
  type FactorGroup,
  type ShortCount,
  type ShortCountEstimate,
} from 'shared-domain';
import { SelectField } from 'shared-ui/form';
import { formatDate, formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { DataTable } from 'shared-ui/table';
import { Alert, Dialog, Fact, Facts, LoadState } from 'shared-ui/ui';
import { listed } from '../figures/weekday-names.ts';
import { EstimateSources } from './estimate-sources.tsx';
import { groupWords } from './group-words.texts.ts';
import { ratio, share } from '../figures/numbers.ts';
import { estimateQuery } from './short-counts.resource.ts';
import { shortCountTexts } from './short-counts.texts.ts';

/** What a short count comes to in its year by a group that is chosen, and what that rests on. */
export function EstimateDialog({ count, onClose }: { count: ShortCount; onClose: () => void }) {
  const t = useTexts(shortCountTexts);
  const words = useTexts(groupWords);
  const [group, setGroup] = useState<FactorGroup | null>(null);
  const [method, setMethod] = useState<ExpansionMethod>('day-of-year');
  return (
    <Dialog
      title={t('estimateTitle', { place: count.place, date: formatDate(count.first_day) })}
      open
      wide
      onClose={onClose}
    >
      <div className="figures-stack">
        <div className="groups-how">
          <SelectField
            label={words('group')}
            required
            value={group}
            options={FACTOR_GROUPS.map((code) => ({ code, label: words(code) }))}
            onChange={(code) => setGroup(FACTOR_GROUPS.find((one) => one === code) ?? null)}
          />
          <SelectField
            label={t('method')}
            required
            value={method}
            options={EXPANSION_METHODS.map((code) => ({ code, label: words(code) }))}
            onChange={(code) => setMethod(EXPANSION_METHODS.find((one) => one === code) ?? 'day-of-year')}
          />
        </div>
        {group === null ? (
          <p>{t('chooseGroup')}</p>
        ) : (
          <Estimate key={`${group} ${method}`} count={count} how={{ group, method }} />
        )}
      </div>
    </Dialog>
  );
}

type EstimateProps = { count: ShortCount; how: { group: FactorGroup; method: ExpansionMethod } };

function Estimate({ count, how }: EstimateProps) {
  const t = useTexts(shortCountTexts);
  const { load, reload } = useLoaded(estimateQuery(count.id, how));
  return (
    <LoadState load={load} retry={reload} label={t('working')}>
      {(estimate) => (
        <div className="figures-stack">
          {estimate.why === null ? null : <Alert severity="info">{t(estimate.why)}</Alert>}
          {estimate.value === null ? null : (
            <Result count={count} estimate={estimate} value={estimate.value} />
          )}
          {count.kind === 'deployment' ? <p className="cx-muted">{t('pooled')}</p> : null}
          <UsedDays estimate={estimate} />
          <LeftDays kind={count.kind} estimate={estimate} />
          <EstimateSources count={count} estimate={estimate} />
        </div>
      )}
    </LoadState>
  );
}

const whole = (value: number) => formatNumber(Math.round(value));

type ResultProps = { count: ShortCount; estimate: ShortCountEstimate; value: number };

function Result({ count, estimate, value }: ResultProps) {
  const t = useTexts(shortCountTexts);
  const { year, interval, members, backtest } = estimate;
  return (
    <Facts beside>
      <Fact name={t('value', { year: String(year) })}>
        <strong>{t('perDay', { value: whole(value) })}</strong>
      </Fact>
      <Fact name={t('intervalName')}>
        {interval
          ? t('intervalOf', { low: whole(interval.low), high: whole(interval.high) })
          : t('noInterval')}
      </Fact>
      <Fact name={t('told')}>{t('toldBy', { count: members })}</Fact>
      {backtest ? (
        <Fact name={t('error')}>
          {t('errorOf', { median: share(backtest.median), within: share(backtest.within20) })}{' '}
          <Link to={`${paths.factorGroups.href()}?year=${year}&mode=${count.mode}`}>{t('backTest')}</Link>
        </Fact>
      ) : null}
    </Facts>
  );
}

function UsedDays({ estimate: { used } }: { estimate: ShortCountEstimate }) {
  const t = useTexts(shortCountTexts);
  if (used.length === 0) return null;
  return (
    <DataTable
      label={t('used')}
      rows={used}
      rowKey="date"
      columns={[
        {
          field: 'date',
          header: t('day'),
          value: ({ date }) => date,
          cell: ({ date }) => formatDate(date),
          rowHeader: true,
        },
        {
          field: 'total',
          header: t('total'),
          value: ({ total }) => total,
          cell: ({ total, expanded }) =>
            expanded ? t('filledUp', { total: whole(total) }) : formatNumber(total),
          align: 'end',
        },
        {
          field: 'factor',
          header: t('dayFactor'),
          value: (day) => day.factor,
          cell: (day) => ratio(day.factor),
          align: 'end',
        },
      ]}
      empty={t('no-usable-day')}
      tools="estimate-days"
      plain
    />
  );
}

type LeftProps = { kind: ShortCount['kind']; estimate: ShortCountEstimate };

function LeftDays({ kind, estimate: { left, incomplete } }: LeftProps) {
  const t = useTexts(shortCountTexts);
  const [language] = useLanguage();
  // hours counted by hand become a day by the group's shares alone: their lack is no fault of the count
  const notWhole = kind === 'manual' ? 'noShares' : 'incomplete';
  const named = (days: readonly string[]) => ({ days: listed(days.map(formatDate), language) });
  return (
    <>
      {left.length > 0 ? <p>{t('left', named(left))}</p> : null}
      {incomplete.length > 0 ? <p>{t(notWhole, named(incomplete))}</p> : null}
    </>
  );
}

import { useMemo } from 'react';
import type { FactorGroup, FactorGroupTable, GroupLimits } from 'shared-domain';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Alert, Card } from 'shared-ui/ui';
import { numberColumn } from '../figures/number-column.ts';
import { hourText, ratio, share } from '../figures/numbers.ts';
import { weekdayNames } from '../figures/weekday-names.ts';
import { monthNames } from '../report/month-names.ts';
import { BackTest } from './back-test.tsx';
import { factorGroupTexts } from './factor-groups.texts.ts';
import { groupWords } from './group-words.texts.ts';

/** A group: what its pattern is, its factors by month and weekday and by hour, and how well they do. */
export function GroupCard({
  table,
  year,
  limits,
}: {
  table: FactorGroupTable;
  year: number;
  limits: GroupLimits;
}) {
  const t = useTexts(factorGroupTexts);
  const words = useTexts(groupWords);
  const { group, members, with_factors: of } = table;
  const named = { group: words(group) };
  return (
    <Card title={t('groupTitle', { ...named, year: String(year) })}>
      <div className="figures-stack">
        <p>
          {t(`${group}Means`, limitsIn(group, limits))} {t('members', { count: members, of })}
        </p>
        {table.split ? (
          <Alert severity="info">{t('split', { split: formatNumber(limits.split) })}</Alert>
        ) : null}
        {of < 2 ? (
          <p className="cx-muted">{t('fewMembers')}</p>
        ) : (
          <>
            <CellsTable table={table} label={t('cellsOf', named)} />
            <HoursTable table={table} label={t('hoursOf', named)} />
            <BackTest lines={table.backtest} label={t('backTestOf', named)} group={group} />
          </>
        )}
      </div>
    </Card>
  );
}

/** A group's own limits as its description words them; mixed has none. */
const limitsIn = (group: FactorGroup, limits: GroupLimits) =>
  group === 'mixed'
    ? { wwi: '', ami: '' }
    : { wwi: formatNumber(limits[`${group}_wwi`]), ami: formatNumber(limits[`${group}_ami`]) };

type PartProps = { table: FactorGroupTable; label: string };
type MonthRow = { key: string; name: string; days: readonly (number | null)[]; month: number | null };

/** 84 factors, weekdays across, and the month's own. */
function CellsTable({ table: { group, factors }, label }: PartProps) {
  const t = useTexts(factorGroupTexts);
  const [language] = useLanguage();
  const columns = useMemo(
    (): Column<MonthRow>[] => [
      { field: 'month', header: t('month'), value: ({ name }) => name, rowHeader: true },
      ...weekdayNames(language, 'short').map((header, at) =>
        numberColumn<MonthRow>(`weekday${at + 1}`, header, ({ days }) => days[at] ?? null, ratio),
      ),
      numberColumn('factor', t('monthFactor'), ({ month }) => month, ratio),
    ],
    [t, language],
  );
  const rows = monthNames(language, 'long').map((name, at) => ({
    key: String(at),
    name,
    days: factors.cells.slice(at * 7, at * 7 + 7),
    month: factors.months[at] ?? null,
  }));
  return (
    <section>
      <h3>{label}</h3>
      <p className="cx-muted">{t('cellsHelp')}</p>
      <DataTable
        label={label}
        rows={rows}
        rowKey="key"
        columns={columns}
        empty={t('emptyTable')}
        tools={`group-cells-${group}`}
      />
    </section>
  );
}

type HourRow = { key: string; weekday: number | null; weekend: number | null };

function HoursTable({ table: { group, factors }, label }: PartProps) {
  const t = useTexts(factorGroupTexts);
  const columns = useMemo(
    (): Column<HourRow>[] => [
      { field: 'hour', header: t('hour'), value: ({ key }) => key, rowHeader: true },
      numberColumn('weekday', t('weekday'), ({ weekday }) => weekday, share),
      numberColumn('weekend', t('weekend'), ({ weekend }) => weekend, share),
    ],
    [t],
  );
  const rows = factors.weekday.map((weekday, hour) => ({
    key: hourText(hour),
    weekday,
    weekend: factors.weekend[hour] ?? null,
  }));
  return (
    <section>
      <h3>{label}</h3>
      <DataTable
        label={label}
        rows={rows}
        rowKey="key"
        columns={columns}
        empty={t('emptyTable')}
        tools={`group-hours-${group}`}
      />
    </section>
  );
}

import { useMemo } from 'react';
import { weekdayMeans } from 'shared-domain';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Card } from 'shared-ui/ui';
import type { Compared, DatedComparison } from './compare.resource.ts';
import { pointsOf } from './points.rules.ts';
import { HOURS, shortName, useBinName, useWeekdays } from './series-words.ts';
import { compareTexts } from './texts.ts';
import { valuesOf } from './time-picture.tsx';
import { inNumbers } from './use-reading.ts';

/** A line of the table: its name, what it is in order by, and its cells. */
type Row = { key: string; name: string; cells: readonly Cell[] };
type Cell = { value: number | null; open: boolean };
/** A column of numbers. */
type Numbers = { field: string; header: string };
type Told = { columns: Numbers[]; rows: Row[] };

const whole = (value: number | null): Cell => ({ value, open: false });

/** The same numbers as in the picture. */
export function BinsTable({ comparison, compared }: { comparison: DatedComparison; compared: Compared }) {
  const t = useTexts(compareTexts);
  const told = useTold(comparison, compared);
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        field: 'name',
        header: t('when'),
        value: ({ key }) => key,
        cell: ({ name }) => name,
        csv: ({ key }) => key,
        rowHeader: true,
      },
      ...told.columns.map(({ field, header }, at): Column<Row> => ({
        field,
        header,
        value: ({ cells }) => cells[at]?.value ?? null,
        cell: ({ cells }) => cellText(cells[at], t),
        align: 'end',
      })),
    ],
    [told.columns, t],
  );
  return (
    <Card>
      <h2>{t('table')}</h2>
      <DataTable
        label={t('table')}
        rows={told.rows}
        rowKey="key"
        columns={columns}
        empty={t('emptyTable')}
        tools="compare-numbers"
        plain
      />
    </Card>
  );
}

function cellText(cell: Cell | undefined, t: Translate<typeof compareTexts.en>): string {
  if (!cell || cell.value === null) return t('noData');
  return cell.open ? t('inPart', { value: inNumbers(cell.value) }) : inNumbers(cell.value);
}

function useTold(comparison: DatedComparison, compared: Compared): Told {
  const t = useTexts(compareTexts);
  const binName = useBinName(comparison.bin);
  const weekdays = useWeekdays();
  if (comparison.as === 'weekday') return byWeekday(comparison, compared, weekdays, t);
  if (comparison.as === 'hour') return byHour(compared, t);
  const each = compared.series.map((one) => ({
    values: valuesOf(one, comparison.as),
    open: new Set(one.open),
  }));
  return {
    columns: compared.series.map((one, at) => ({ field: one.key, header: `${at + 1} ${shortName(one)}` })),
    rows: compared.starts.map((start, at) => ({
      key: start,
      name: binName(start),
      cells: each.map(({ values, open }) => ({ value: values[at] ?? null, open: open.has(at) })),
    })),
  };
}

function byWeekday(
  { from }: DatedComparison,
  { series, starts }: Compared,
  weekdays: readonly string[],
  t: Translate<typeof compareTexts.en>,
): Told {
  const means = series.map((one) => weekdayMeans(pointsOf(one, starts, from)));
  return {
    columns: series.flatMap((one, at) => {
      const name = `${at + 1} ${shortName(one)}`;
      return [
        { field: one.key, header: t('mean', { name }) },
        { field: `${one.key} days`, header: t('daysUsed', { name }) },
      ];
    }),
    rows: weekdays.map((name, at) => ({
      key: name,
      name,
      cells: means.flatMap((own) => [whole(own[at]?.mean ?? null), whole(own[at]?.days ?? 0)]),
    })),
  };
}

const GROUPS = ['weekday', 'weekend'] as const;

function byHour({ series }: Compared, t: Translate<typeof compareTexts.en>): Told {
  return {
    columns: series.flatMap((one, at) =>
      GROUPS.map((days) => ({
        field: `${one.key} ${days}`,
        header: t('meanOf', { days: t(days), name: `${at + 1} ${shortName(one)}` }),
      })),
    ),
    rows: HOURS.map((name, hour) => ({
      key: name,
      name,
      cells: series.flatMap(({ hours }) => GROUPS.map((days) => whole(hours?.[days].means[hour] ?? null))),
    })),
  };
}

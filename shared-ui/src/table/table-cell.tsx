import type { ReactNode } from 'react';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import type { Column } from './column.ts';
import { tableTexts } from './texts.ts';

type CellProps<T> = { column: Column<T>; row: T };

/** What a row shows in a column. */
export function TableCell<T>({ column, row }: CellProps<T>) {
  const t = useTexts(tableTexts);
  if (column.cell) return column.cell(row);
  return shown(column, row) ?? <span className="cx-hidden">{t('emptyCell')}</span>;
}

/** The same on a card: behind the column's name, which no heading says there. Where there is nothing, nothing is told. */
export function CardCell<T>({ column, row }: CellProps<T>) {
  const { field, header, rowHeader } = column;
  const value: ReactNode = column.cell ? column.cell(row) : shown(column, row);
  const bare = rowHeader || field === 'actions' || field === 'select';
  return (
    <>
      {bare ? null : <div className="cx-card-label">{header}</div>}
      <div className="cx-card-value">{value}</div>
    </>
  );
}

function shown<T>(column: Column<T>, row: T): string | null {
  const value = column.value(row);
  if (value === null || value === '') return null;
  return typeof value === 'number' ? formatNumber(value) : value;
}

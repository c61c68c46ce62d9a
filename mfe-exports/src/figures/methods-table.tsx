import { useMemo } from 'react';
import type { FlowYearFigure, MethodValue, StationFigures } from 'shared-domain';
import { formatNumber, formatPercent, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from './figure-words.texts.ts';
import { stationFigureTexts } from './station.texts.ts';

const CELLS = 84;
type Row = MethodValue & { key: string; flow: FlowYearFigure };

/** Each flow's annual average by three methods, with what each of them rests on. */
export function MethodsTable({ figures: { flows, year } }: { figures: StationFigures }) {
  const t = useTexts(stationFigureTexts);
  const columns = useMethodColumns();
  const rows = useMemo(
    () =>
      flows.flatMap((flow) =>
        flow.methods.map((method): Row => ({
          ...method,
          key: `${flow.flowid_txdot} ${method.method}`,
          flow,
        })),
      ),
    [flows],
  );
  return (
    <DataTable
      label={t('methodsOf', { year: String(year) })}
      rows={rows}
      rowKey="key"
      columns={columns}
      empty={t('none', { year: String(year) })}
      tools="figure-methods"
      pageSize={60}
      plain
    />
  );
}

function useMethodColumns(): Column<Row>[] {
  const t = useTexts(stationFigureTexts);
  const words = useTexts(figureWords);
  return useMemo(
    () => [
      { field: 'flow', header: t('flow'), value: ({ flow }) => flow.name, rowHeader: true },
      { field: 'facility', header: t('facility'), term: 'facility-type', value: ({ flow }) => flow.facility },
      { field: 'method', header: t('method'), term: 'aashto-method', value: ({ method }) => words(method) },
      {
        field: 'value',
        header: words('figure'),
        term: 'aadt',
        value: ({ value }) => value,
        cell: (row) => <MethodFigure row={row} />,
        align: 'end',
        leads: true,
      },
      {
        field: 'days',
        header: words('days'),
        value: ({ days }) => days,
        cell: ({ days, flow }) => words('ofDays', { days, of: flow.sufficiency.days_of_year }),
        align: 'end',
      },
      {
        field: 'cells',
        header: words('cells'),
        value: ({ cells }) => cells,
        cell: ({ cells }) => words('ofCells', { cells }),
        align: 'end',
      },
      { field: 'months', header: t('months'), value: ({ months }) => months, align: 'end' },
      {
        field: 'hours',
        header: words('hours'),
        value: ({ hours }) => hours,
        cell: ({ hours }) => formatPercent(hours),
        align: 'end',
      },
    ],
    [t, words],
  );
}

/** The value; of the hourly form below 84 cells it says that it is an estimate. */
function MethodFigure({ row: { method, value, cells, months } }: { row: Row }) {
  const t = useTexts(stationFigureTexts);
  const words = useTexts(figureWords);
  if (value === null) return words('incomplete');
  const shown = formatNumber(Math.round(value));
  if (method === 'aashto') return <strong>{shown}</strong>;
  if (method === 'simple' || cells >= CELLS) return shown;
  return (
    <>
      {shown} <small className="figures-layered">{t('estimate', { cells, months })}</small>
    </>
  );
}

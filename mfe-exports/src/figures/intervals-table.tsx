import { useMemo } from 'react';
import type { FlowYearFigure, StationFigures } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { boundsText } from './figure-text.ts';
import { stationFigureTexts } from './station.texts.ts';

/** Of each flow where its figure would lie in a typical year, and what its gaps may have changed. */
export function IntervalsTable({ figures: { flows, year } }: { figures: StationFigures }) {
  const t = useTexts(stationFigureTexts);
  const columns = useMemo(
    (): Column<FlowYearFigure>[] => [
      { field: 'flow', header: t('flow'), value: ({ name }) => name, rowHeader: true },
      {
        field: 'typical',
        header: t('typicalShort'),
        term: 'interval',
        value: (flow) =>
          flow.bootstrap
            ? boundsText(flow.bootstrap.typical)
            : t(hasFigure(flow) ? 'tooFewWeeks' : 'noInterval'),
      },
      { field: 'measured', header: t('measuredShort'), value: (flow) => measuredText(flow, t) },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('intervalsOf', { year: String(year) })}
      rows={flows}
      rowKey="flowid_txdot"
      columns={columns}
      empty={t('none', { year: String(year) })}
      tools="figure-intervals"
      plain
    />
  );
}

const hasFigure = ({ methods }: FlowYearFigure) =>
  methods.some(({ method, value }) => method === 'aashto' && value !== null);

function measuredText(
  flow: FlowYearFigure,
  t: ReturnType<typeof useTexts<typeof stationFigureTexts.en>>,
): string {
  const { bootstrap, gap_shift, measured_by } = flow;
  if (measured_by === 'gap shift' && gap_shift) return t('byGapShift', { range: boundsText(gap_shift) });
  if (measured_by === 'bootstrap' && bootstrap)
    return t('byBootstrap', { range: boundsText(bootstrap.measured) });
  return t(hasFigure(flow) ? 'tooFewWeeks' : 'noInterval');
}

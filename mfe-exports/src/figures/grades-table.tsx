import { useMemo } from 'react';
import type { FigureCriterion, FlowYearFigure, StationFigures } from 'shared-domain';
import { formatPercent, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from './figure-words.texts.ts';
import { GradeMark } from './grade-mark.tsx';
import { stationFigureTexts } from './station.texts.ts';

/** In the order of the letters of a grade. */
const CRITERIA = ['days', 'cells', 'hours', 'gap', 'season', 'zero'] as const satisfies FigureCriterion[];

/** Each flow's grade: the six values with their letters, and which of them decided. */
export function GradesTable({ figures: { flows, year } }: { figures: StationFigures }) {
  const t = useTexts(stationFigureTexts);
  const words = useTexts(figureWords);
  const columns = useMemo(
    (): Column<FlowYearFigure>[] => [
      { field: 'flow', header: t('flow'), value: ({ name }) => name, rowHeader: true },
      {
        field: 'grade',
        header: words('grade'),
        term: 'grade',
        value: ({ grade }) => grade.grade,
        cell: ({ grade }) => <GradeMark grade={grade.grade} />,
      },
      {
        field: 'decided',
        header: t('decided'),
        value: ({ grade }) => words(grade.decided_by),
        cell: ({ grade }) =>
          grade.decided_by === 'findings'
            ? t('openFindings', { count: grade.open_findings })
            : words(grade.decided_by),
      },
      ...CRITERIA.map((criterion, at): Column<FlowYearFigure> => ({
        field: criterion,
        header: words(criterion),
        term: criterion === 'gap' ? 'gap' : undefined,
        value: (flow) =>
          t('valueLetter', {
            value: valueOf(flow, criterion, words),
            letter: flow.grade.letters[at] ?? '',
          }),
      })),
    ],
    [t, words],
  );
  return (
    <DataTable
      label={t('gradesOf', { year: String(year) })}
      rows={flows}
      rowKey="flowid_txdot"
      columns={columns}
      empty={t('none', { year: String(year) })}
      tools="figure-grades"
      plain
    />
  );
}

function valueOf(
  { sufficiency }: FlowYearFigure,
  criterion: FigureCriterion,
  words: Translate<typeof figureWords.en>,
): string {
  const { days, days_of_year: of, cells, hours, gap, seasons, zero } = sufficiency;
  const said: Record<FigureCriterion, string> = {
    days: words('ofDays', { days, of }),
    cells: words('ofCells', { cells }),
    hours: formatPercent(hours),
    gap: words('dayCount', { count: gap }),
    season: formatPercent(Math.min(...seasons)),
    zero: words('dayCount', { count: zero }),
  };
  return said[criterion];
}

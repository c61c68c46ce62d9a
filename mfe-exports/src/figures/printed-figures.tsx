import { createPortal } from 'react-dom';
import type { Publication } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Fact, Facts, usePrinting } from 'shared-ui/ui';
import { figureWords } from './figure-words.texts.ts';
import { GradeRule } from './grade-rule.tsx';
import { PrintedNotes } from './printed-notes.tsx';
import { printedTexts } from './printed.texts.ts';
import { keyOf, type FigureRow } from './statewide-columns.tsx';
import { statewideTexts } from './statewide.texts.ts';

type PrintedProps = {
  year: number;
  rows: readonly FigureRow[];
  columns: Column<FigureRow>[];
  /** What narrows the rows, in words. */
  filters: readonly { label: string; value: string }[];
  /** What of the year is published; null where that isn't known. */
  publications: readonly Publication[] | null;
};

/** What is published of the rows that are on this paper. */
function ofRows(publications: readonly Publication[] | null, rows: readonly FigureRow[]) {
  const shown = new Set(rows.map(({ key }) => key));
  return publications?.filter((one) => shown.has(keyOf(one))) ?? null;
}

/**
 * The statewide table on paper, in place of all else that the page holds: a sheet that can be published. It says whose
 * figures they are, by which method, how whole they are and from where. On a screen nothing of it is there.
 */
export function PrintedFigures(props: PrintedProps) {
  const at = usePrinting();
  return at && createPortal(<Sheet {...props} at={at} />, document.body);
}

/** What a figure is published with; the rest stands on the screen. */
const ON_PAPER = new Set([
  'station_name',
  'agency',
  'county',
  'facility',
  'mode',
  'value',
  'interval',
  'grade',
  'days',
  'change',
]);

function Sheet({ year, rows, columns, filters, publications, at }: PrintedProps & { at: Date }) {
  const t = useTexts(statewideTexts);
  const on = useTexts(printedTexts);
  const words = useTexts(figureWords);
  const { name } = useUser();
  const agencies = [...new Set(rows.map(({ agency }) => agency))];
  const complete = rows.filter(({ value, taken }) => value !== null && taken !== 'one direction').length;
  const narrowing = filters.map((filter) => t('filterOf', filter)).join(', ');
  const [agency] = agencies;
  return (
    <article className="figures-printed">
      <h1>{t('printTitle', { year: String(year) })}</h1>
      <Facts beside>
        <Fact name={t('agency')}>{agencies.length === 1 ? agency : t('whole')}</Fact>
        <Fact name={t('year')}>{String(year)}</Fact>
        <Fact name={t('shown')}>
          {narrowing
            ? t('narrowed', { count: rows.length, filters: narrowing })
            : t('shownRows', { count: rows.length })}
        </Fact>
        <Fact name={on('printed')}>{on('printedBy', { who: name, when: formatDate(at.toISOString()) })}</Fact>
      </Facts>
      <DataTable
        label={t('tableTitle', { year: String(year) })}
        rows={rows}
        rowKey="key"
        columns={columns
          .filter(({ field }) => ON_PAPER.has(field))
          .map((column) => ({ ...column, filter: undefined, sortable: false }))}
        empty={t('empty', { year: String(year) })}
        tools={null}
      />
      <PrintedNotes agencies={on('agenciesNamed')} publications={ofRows(publications, rows)}>
        <Fact name={t('completeness')}>{t('completenessText', { complete, all: rows.length })}</Fact>
        <Fact name={words('grade')}>
          <GradeRule />
        </Fact>
      </PrintedNotes>
    </article>
  );
}

import { useMemo } from 'react';
import type { FigureProvenance, ProvenanceFlow } from 'shared-domain';
import { formatDate, formatNumber, formatPercent, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { DataTable, type Column } from 'shared-ui/table';
import { Dialog, Fact, Facts, LoadState } from 'shared-ui/ui';
import { factorText, FIGURE_NAMES } from '../figure-text.ts';
import { figureWords } from '../figure-words.texts.ts';
import { GradeMark } from '../grade-mark.tsx';
import { provenanceQuery, type WhichFigure } from './publish.resource.ts';
import { publishTexts } from './texts.ts';
import { useFillingText } from './use-filling-text.ts';

/** Where a figure comes from: flows and their days, what was left out and why, certifications, factors, filled days. */
export function ProvenanceDialog({ which, onClose }: { which: WhichFigure; onClose: () => void }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const { load, reload } = useLoaded(provenanceQuery(which, 'aashto'));
  return (
    <Dialog
      title={t('provenanceTitle', { figure: words(FIGURE_NAMES[which.mode]), year: String(which.year) })}
      open
      wide
      onClose={onClose}
    >
      <LoadState load={load} retry={reload}>
        {(provenance) => <Provenance provenance={provenance} />}
      </LoadState>
    </Dialog>
  );
}

function Provenance({ provenance }: { provenance: FigureProvenance }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const fillingText = useFillingText();
  const { value, grade, code, excluded, certifications, factors, filled, filling } = provenance;
  const nameOf = (id: string) => provenance.flows.find(({ flowid_txdot }) => flowid_txdot === id)?.name ?? id;
  return (
    <div className="figures-stack">
      <Facts beside>
        <Fact name={t('figure')}>
          {value === null ? words('incomplete') : formatNumber(Math.round(value))}
        </Fact>
        <Fact name={t('method')}>{words(provenance.method)}</Fact>
        <Fact name={t('grade')}>
          <GradeMark grade={grade} />
        </Fact>
        <Fact name={t('filled')}>{fillingText(filling?.applied ? filling : null)}</Fact>
        <Fact name={t('code')}>{code}</Fact>
      </Facts>
      <Flows flows={provenance.flows} />
      <Lines
        title={t('excluded')}
        header={{
          what: t('reason'),
          flow: t('flow'),
          from: t('from'),
          until: t('until'),
          count: t('countsOf'),
        }}
        rows={excluded.map(({ flowid_txdot, from, until, label, counts }) => ({
          what: label,
          flow: nameOf(flowid_txdot),
          from: formatDate(from),
          until: formatDate(until),
          count: counts,
        }))}
      />
      <Lines
        title={t('certifications')}
        header={{ what: t('who'), flow: t('flow'), from: t('from'), until: t('until'), count: t('counts') }}
        rows={certifications.map(({ flowid_txdot, by, at, from, until, counts }) => ({
          what: t('byWhen', { who: by, when: formatDate(at) }),
          flow: nameOf(flowid_txdot),
          from: formatDate(from),
          until: formatDate(until),
          count: counts,
        }))}
      />
      <Lines
        title={t('factors')}
        header={{
          what: t('reason'),
          flow: t('flow'),
          from: t('from'),
          until: t('until'),
          count: t('factor'),
        }}
        rows={factors.map(({ flowid_txdot, factor, low, high, from, until, author, reason }) => ({
          what: t('byWhen', { who: author, when: reason }),
          flow: nameOf(flowid_txdot),
          from: formatDate(from),
          until: formatDate(until),
          count: factorText({ factor, low, high }),
        }))}
      />
      <Lines
        title={t('filled')}
        header={{ what: t('method'), flow: t('flow'), from: t('day'), until: null, count: t('value') }}
        rows={filled.map(({ flowid_txdot, date, method, value: counted }) => ({
          what: method,
          flow: nameOf(flowid_txdot),
          from: formatDate(date),
          until: '',
          count: Math.round(counted),
        }))}
      />
      {provenance.flows.map((flow) => (
        <DaysUsed key={flow.flowid_txdot} flow={flow} />
      ))}
    </div>
  );
}

function Flows({ flows }: { flows: readonly ProvenanceFlow[] }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const columns = useMemo(
    (): Column<ProvenanceFlow>[] => [
      { field: 'flow', header: t('flow'), value: ({ name }) => name, rowHeader: true },
      {
        field: 'value',
        header: t('figure'),
        value: ({ value }) => value,
        cell: ({ value }) => (value === null ? words('incomplete') : formatNumber(Math.round(value))),
        align: 'end',
      },
      { field: 'days', header: t('days'), value: ({ days }) => days, align: 'end' },
      { field: 'cells', header: t('cells'), value: ({ cells }) => words('ofCells', { cells }), align: 'end' },
      { field: 'counts', header: t('counts'), value: ({ counts }) => counts, align: 'end' },
      {
        field: 'excluded',
        header: t('excludedShare'),
        value: ({ excluded_share }) => excluded_share,
        cell: ({ excluded_share }) => formatPercent(excluded_share),
        align: 'end',
      },
      {
        field: 'digest',
        header: t('digest'),
        value: ({ counts_sha256 }) => counts_sha256,
        cell: ({ counts_sha256 }) => <code>{counts_sha256.slice(0, 12)}</code>,
      },
    ],
    [t, words],
  );
  return (
    <section>
      <h3>{t('flows')}</h3>
      <DataTable
        label={t('flows')}
        rows={flows}
        rowKey="flowid_txdot"
        columns={columns}
        empty={t('none')}
        tools="provenance-flows"
        plain
      />
    </section>
  );
}

type LineRow = { what: string; flow: string; from: string; until: string; count: number | string };

/** A list of what holds for a stretch of a flow; nothing at all where there is none. */
function Lines({
  title,
  header,
  rows,
}: {
  title: string;
  header: Omit<Record<keyof LineRow, string>, 'until'> & { until: string | null };
  rows: LineRow[];
}) {
  const t = useTexts(publishTexts);
  if (rows.length === 0)
    return (
      <p>
        <strong>{title}</strong> <span className="cx-muted">{t('none')}</span>
      </p>
    );
  const { until } = header;
  const columns: Column<LineRow & { key: number }>[] = [
    { field: 'what', header: header.what, value: ({ what }) => what, rowHeader: true },
    { field: 'flow', header: header.flow, value: ({ flow }) => flow },
    { field: 'from', header: header.from, value: ({ from }) => from },
    ...(until === null ? [] : [{ field: 'until', header: until, value: (row: LineRow) => row.until }]),
    { field: 'count', header: header.count, value: ({ count }) => count, align: 'end' },
  ];
  return (
    <section>
      <h3>{title}</h3>
      <DataTable
        label={title}
        rows={rows.map((row, key) => ({ ...row, key }))}
        rowKey="key"
        columns={columns}
        empty={t('none')}
        pageSize={10}
        plain
      />
    </section>
  );
}

type DayUsed = ProvenanceFlow['days_used'][number];

/** Every day of a flow with usable counts, folded until somebody looks. */
function DaysUsed({ flow }: { flow: ProvenanceFlow }) {
  const t = useTexts(publishTexts);
  const title = t('daysUsedOf', { flow: flow.name, count: flow.days_used.length });
  const columns = useMemo(
    (): Column<DayUsed>[] => [
      {
        field: 'date',
        header: t('day'),
        value: ({ date }) => date,
        cell: ({ date }) => formatDate(date),
        rowHeader: true,
      },
      { field: 'total', header: t('total'), value: ({ total }) => total, align: 'end' },
      { field: 'counts', header: t('counts'), value: ({ counts }) => counts, align: 'end' },
      {
        field: 'digest',
        header: t('digest'),
        value: ({ sha256 }) => sha256,
        cell: ({ sha256 }) => <code>{sha256}</code>,
      },
    ],
    [t],
  );
  return (
    <details>
      <summary>{title}</summary>
      <DataTable
        label={title}
        rows={flow.days_used}
        rowKey="date"
        columns={columns}
        empty={t('none')}
        tools="provenance-days"
        plain
        pageSize={31}
      />
    </details>
  );
}

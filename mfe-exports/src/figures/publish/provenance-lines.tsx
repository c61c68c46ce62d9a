import { useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { publishTexts } from './texts.ts';

type LineRow = { what: string; flow: string; from: string; until: string; count: number | string };

/** A list of what holds for a stretch of a flow; nothing at all where there is none. */
export function ProvenanceLines({
  title,
  tools,
  header,
  rows,
}: {
  title: string;
  /** The table's own name. */
  tools: string;
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
        tools={tools}
        pageSize={10}
        plain
      />
    </section>
  );
}

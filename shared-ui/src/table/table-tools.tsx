import { exportDay } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button, saveFile } from '../ui/index.ts';
import type { Column } from './column.ts';
import { hasChoice, hasLooks, shownFields, type ColumnChoice } from './column-choice.rules.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { tableCsv, tableFileName } from './table-csv.rules.ts';
import { tableTexts } from './texts.ts';
import { useLook } from './use-look.ts';
import { ViewsMenu } from './views-menu.tsx';
import './table-tools.css';

type TableToolsProps<T> = {
  /** What the table is called. */
  nameOf: () => string;
  table: Parameters<typeof useLook<T>>[0] & { tools: string };
  /** The columns that are shown, in order. */
  shown: readonly Column<T>[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
  /** Every row that the filters leave, in order. */
  rowsOf: () => readonly T[] | Promise<readonly T[]>;
  /** Has the file of these columns made elsewhere, where that is wanted. */
  fileOf: ((fields: string[]) => Promise<string | undefined>) | undefined;
};

/** Above a table: the looks of it that are kept, its columns to be chosen, and what it shows as a file. */
export function TableTools<T>(props: TableToolsProps<T>) {
  const { nameOf, table, shown, choice, onChoose, rowsOf, fileOf } = props;
  const { columns } = table;
  const t = useTexts(tableTexts);
  const { notify } = useServices();
  const exportTable = async () => {
    try {
      const rows = await rowsOf();
      const name = tableFileName(exportDay(new Date()), nameOf());
      const text = await (fileOf ? fileOf(shownFields(shown, null)) : tableCsv(rows, shown));
      if (text === undefined) return;
      saveFile(name, text, 'text/csv;charset=utf-8');
      notify('success', t('exported', { name, count: rows.length }));
    } catch (error) {
      notify('danger', messageOf(error, t('exportFailed')));
    }
  };
  return (
    <div className="cx-table-tools">
      {hasLooks(columns) ? <Views table={table} choice={choice} /> : null}
      {hasChoice(columns) ? <ColumnsPanel columns={columns} choice={choice} onChoose={onChoose} /> : null}
      <Button severity="text" size="small" icon="download" onClick={exportTable}>
        {t('exportTable')}
      </Button>
    </div>
  );
}

function Views<T>({ table, choice }: Pick<TableToolsProps<T>, 'table' | 'choice'>) {
  const { look, differs, open, keep } = useLook(table, choice);
  return (
    <ViewsMenu
      table={table.tools}
      current={table.state.view}
      look={look}
      differs={differs}
      onOpen={open}
      onKept={keep}
    />
  );
}

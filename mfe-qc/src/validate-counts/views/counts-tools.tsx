import type { CountsOrder, TableView } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { ColumnsPanel, ViewsMenu } from 'shared-ui/table';
import { NO_FILTERS } from '../filters.rules.ts';
import { SPARED, type Column } from '../grid/columns.ts';
import { useActs, useReview } from '../store/review-context.tsx';
import { validateTexts } from '../texts.ts';
import { addressOfLook, COUNTS_LIST, differsFrom, lookOf } from './look.rules.ts';
import { listViewTexts } from './texts.ts';
import { useColumns } from './use-columns.ts';

/** The columns that stand in the choice, in the list's order. */
const LISTED: readonly { field: Column; text: keyof typeof validateTexts.en }[] = [
  { field: 'date', text: 'columnDate' },
  { field: 'count_type', text: 'columnCountType' },
  { field: 'direction', text: 'columnDirection' },
  { field: 'count_int', text: 'columnInterval' },
  { field: 'count', text: 'columnCount' },
  { field: 'suspect', text: 'columnSuspect' },
  { field: 'note', text: 'columnNote' },
];

/** Above the list: its order, the views of it that are kept, and its columns to be chosen. */
export function CountsTools() {
  const t = useTexts(validateTexts);
  const { choice, choose } = useColumns();
  return (
    <div className="cx-table-tools">
      <OrderChoice />
      <CountsViews />
      <ColumnsPanel
        columns={LISTED.map(({ field, text }) => ({
          field,
          header: t(text),
          stays: !SPARED.includes(field),
        }))}
        choice={choice}
        onChoose={choose}
        inPlace
      />
    </div>
  );
}

const ORDERS = { asc: 'oldestFirst', desc: 'newestFirst' } as const;

function OrderChoice() {
  const t = useTexts(listViewTexts);
  const order = useReview((state) => state.order);
  const { views } = useActs();
  return (
    <label className="qc-inline">
      <span>{t('order')}</span>
      <select value={order} onChange={({ target }) => void views.order(target.value as CountsOrder)}>
        {Object.entries(ORDERS).map(([value, text]) => (
          <option key={value} value={value}>
            {t(text)}
          </option>
        ))}
      </select>
    </label>
  );
}

function CountsViews() {
  const t = useTexts(listViewTexts);
  const { notify } = useServices();
  const filters = useReview((state) => state.filters);
  const opened = useReview((state) => state.opened);
  const order = useReview((state) => state.order);
  const current = useReview((state) => state.view);
  const { views } = useActs();
  const { choice, keep } = useColumns();
  const shown = { filters, opened, order };
  const open = async (view: TableView | null) => {
    if (view === null) {
      const { columns: _kept, lost: _none, ...plain } = addressOfLook(lookOf(NOTHING, null), shown);
      await views.open(null, plain);
      return;
    }
    const { lost, ...address } = addressOfLook(view.look, shown);
    if ((await views.open(view.id, address)) && lost.length > 0)
      notify('info', t('lost', { name: view.name, fields: lost.join(', ') }));
  };
  /** What is shown is a view from now on, and no choice of the browser alone. */
  const onKept = (view: TableView | null) => {
    if (view) keep(null);
    views.keep(view, choice);
  };
  return (
    <ViewsMenu
      table={COUNTS_LIST}
      current={current}
      look={lookOf(shown, choice)}
      differs={({ look }) => differsFrom(look, shown, choice)}
      onOpen={(view) => void open(view)}
      onKept={onKept}
      words={listViewTexts}
    />
  );
}

const NOTHING = { filters: NO_FILTERS, opened: false, order: 'asc' } as const;

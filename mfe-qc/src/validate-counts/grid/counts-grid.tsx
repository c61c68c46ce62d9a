/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   rows and cells of a table that are laid out as grids, which takes their roles in some browsers */
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type ReactNode,
} from 'react';
import type { CountsOrder, Suspect } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { validateTexts } from '../texts.ts';
import { placeOf } from './cell-focus.ts';
import type { Column } from './columns.ts';
import { CountRowView } from './count-row.tsx';
import './counts-grid.css';
import './narrow.css';
import { isInFinding, type FindingPlace } from './finding-rows.rules.ts';
import { gridEvents } from './grid-events.ts';
import type { Cell } from './grid-keys.rules.ts';
import type { GridAction, GridState } from './grid.rules.ts';
import { MarksLegend } from './marks-legend.tsx';
import { useClipboard } from './use-clipboard.ts';

const HEADS: { column: Column; text: keyof typeof validateTexts.en; id?: string; numeric?: boolean }[] = [
  { column: 'date', text: 'columnDate' },
  { column: 'count_type', text: 'columnCountType' },
  { column: 'direction', text: 'columnDirection' },
  { column: 'count_int', text: 'columnInterval', numeric: true },
  { column: 'count', text: 'columnCount', numeric: true },
  { column: 'suspect', text: 'columnSuspect', id: 'counts-suspect' },
  { column: 'note', text: 'columnNote', id: 'counts-note' },
  { column: 'update', text: 'columnAction' },
];

/**
 * The page of counts as an ARIA grid: one tab stop, arrow keys between cells, native controls in every row. Its state
 * lives with the editor around it.
 */
export function CountsGrid({
  state,
  dispatch,
  suspects,
  findings,
  away,
  order,
  onSend,
  onRow,
  label,
}: {
  state: GridState;
  dispatch: Dispatch<GridAction>;
  suspects: Suspect[];
  /** Open findings, marked at the rows that they are about. */
  findings: FindingPlace[];
  /** The columns that are put away. */
  away: readonly Column[];
  /** From which end the counts are listed, by their date. */
  order: CountsOrder;
  onSend: (index: number) => void;
  /** The focus has come to a row. */
  onRow: (index: number) => void;
  label: string;
}) {
  const t = useTexts(validateTexts);
  // the one cell that Tab reaches
  const [reached, setActive] = useState<Cell>({ row: 0, column: 'select' });
  const active: Cell = away.includes(reached.column) ? { ...reached, column: 'date' } : reached;
  const table = useRef<HTMLTableElement>(null);
  const events = gridEvents({ state, dispatch, away, onSend });
  useClipboard(table, state, suspects, dispatch);
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    setActive({ row: place.row, column: place.column });
    if (place.row >= 0) onRow(place.row);
  };
  const names = useMemo(
    () => new Map(suspects.map(({ id, validity_condition }) => [id, validity_condition])),
    [suspects],
  );
  const options = useMemo(
    () => [
      <option key="" value="">
        {t('valid')}
      </option>,
      ...suspects.map(({ id, validity_condition }) => (
        <option key={id} value={id}>
          {validity_condition}
        </option>
      )),
    ],
    [suspects, t],
  );
  // half of all that the page is made of: it comes once the rows are there, which show what is chosen
  const offered = useDeferredValue<ReactNode>(options, null);
  return (
    <div className="qc-grid">
      <output className="cx-hidden">
        {state.notice ? t(NOTICES[state.notice.what], { count: state.notice.count }) : ''}
      </output>
      <div className="qc-grid-scroll">
        <table
          ref={table}
          role="grid"
          aria-label={label}
          className={away.map((column) => `is-without-${column}`).join(' ') || undefined}
          aria-multiselectable
          aria-rowcount={state.rows.length + 1}
          aria-describedby="counts-keys"
          {...events}
          onFocus={onFocus}
        >
          <GridHead {...{ state, dispatch, away, order }} active={active.row === -1 ? active.column : null} />
          <tbody role="rowgroup">
            {state.rows.map((row, index) => (
              <CountRowView
                key={row.count.id}
                row={row}
                index={index}
                found={isInFinding(row.count, findings)}
                away={away}
                activeColumn={active.row === index ? active.column : null}
                options={offered}
                suspectName={row.suspect_id === null ? t('valid') : (names.get(row.suspect_id) ?? '')}
                dispatch={dispatch}
                t={t}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MarksLegend />
      <p id="counts-keys" className="qc-help">
        <span className="cx-keys">{t('keysHelp')}</span>
        <span className="cx-touch">{t('touchHelp')}</span>
      </p>
    </div>
  );
}

const NOTICES = {
  selected: 'noticeSelected',
  cleared: 'noticeCleared',
  copied: 'noticeCopied',
  pasted: 'noticePasted',
  updated: 'noticeUpdated',
} as const;

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

function GridHead({
  state,
  dispatch,
  away,
  order,
  active,
}: {
  state: GridState;
  dispatch: Dispatch<GridAction>;
  away: readonly Column[];
  order: CountsOrder;
  active: Column | null;
}) {
  const t = useTexts(validateTexts);
  const box = useRef<HTMLInputElement>(null);
  const open = state.rows.filter(({ count }) => !count.certified);
  const selected = open.filter((row) => row.selected).length;
  const all = open.length > 0 && selected === open.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !all;
  }, [selected, all]);
  const tabStop = (column: Column) => (column === active ? 0 : -1);
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" className="qc-select" tabIndex={tabStop('select')}>
          <label className="cx-box">
            <input
              ref={box}
              type="checkbox"
              tabIndex={-1}
              aria-label={t('selectAll')}
              checked={all}
              disabled={open.length === 0}
              onChange={({ target }) => dispatch({ type: 'selectAll', on: target.checked })}
            />
          </label>
        </th>
        {HEADS.map(({ column, text, id, numeric }) => (
          <th
            key={column}
            id={id}
            role="columnheader"
            scope="col"
            hidden={away.includes(column)}
            aria-sort={column === 'date' ? SORTED[order] : undefined}
            className={numeric ? 'qc-number' : undefined}
            tabIndex={tabStop(column)}
          >
            {t(text)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

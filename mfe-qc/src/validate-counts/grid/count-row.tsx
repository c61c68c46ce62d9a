/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   rows and cells of a table that are laid out as grids, which takes their roles in some browsers */
import { memo, type Dispatch, type ReactNode } from 'react';
import { NOTE_MAX } from 'shared-domain';
import type { Translate } from 'shared-ui/i18n';
import { Icon, Popover, VisuallyHidden } from 'shared-ui/ui';
import type { validateTexts } from '../texts.ts';
import type { Column } from './columns.ts';
import { isEdited, shownDate, type GridAction } from './grid.rules.ts';
import type { GridRow } from './grid-row.ts';

type Props = {
  row: GridRow;
  index: number;
  /** The column that Tab reaches in this row, if the row has it. */
  activeColumn: Column | null;
  /** `<option>`s of the suspects; the same elements for every row; null while only what is chosen is offered. */
  options: ReactNode;
  /** The name of the row's suspect, as it is chosen. */
  suspectName: string;
  /** Whether it lies in an open finding. */
  found: boolean;
  /** The columns that are put away; the same list for every row. */
  away?: readonly Column[];
  dispatch: Dispatch<GridAction>;
  t: Translate<typeof validateTexts.en>;
};

/** One count. Drawn again only when it changes: a key typed in another row costs it nothing. */
export const CountRowView = memo(function CountRowView(props: Props) {
  const { row, activeColumn, found, away = [], t } = props;
  const { count, selected, suspect_id } = row;
  const cell = (column: Column) => ({
    role: 'gridcell' as const,
    tabIndex: column === activeColumn ? 0 : -1,
    hidden: away.includes(column),
  });
  const marks = [
    selected && 'is-selected',
    suspect_id !== null && 'is-suspect',
    found && 'is-in-finding',
    count.certified && 'is-certified',
  ];
  const head = `count-${count.id}`;
  return (
    <tr role="row" className={marks.filter(Boolean).join(' ')} aria-selected={selected}>
      <td {...cell('select')} className="qc-select">
        {count.certified ? (
          <Icon name="lock" />
        ) : (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={t('selectRow', { date: shownDate(count.date) })}
            checked={selected}
            readOnly
          />
        )}
      </td>
      <th role="rowheader" tabIndex={cell('date').tabIndex} scope="row" id={head}>
        {shownDate(count.date)}
        {found ? <VisuallyHidden> {t('inFinding')}</VisuallyHidden> : null}
      </th>
      <td {...cell('count_type')} className="qc-words">
        {count.count_type}
      </td>
      <td {...cell('direction')} className="qc-words">
        {count.direction}
      </td>
      <td {...cell('count_int')} className="qc-number">
        {count.count_int}
      </td>
      <td {...cell('count')} className={count.count === null ? 'qc-number is-none' : 'qc-number'}>
        {count.count ?? <span className="qc-null">{t('null')}</span>}
        {count.vendor_status ? (
          <span className="qc-doubt"> {t('statusOf', { status: count.vendor_status })}</span>
        ) : null}
      </td>
      {count.certified ? (
        <CertifiedCells {...props} cell={cell} />
      ) : (
        <EditCells {...props} cell={cell} head={head} />
      )}
    </tr>
  );
});

type CellProps = (column: Column) => { role: 'gridcell'; tabIndex: number; hidden: boolean };

function CertifiedCells({ row, suspectName, t, cell }: Props & { cell: CellProps }) {
  return (
    <>
      <td {...cell('suspect')} className="qc-words" aria-readonly>
        {suspectName}
      </td>
      <td {...cell('note')} className="qc-words" aria-readonly>
        {row.count.note}
      </td>
      <td {...cell('update')} className="qc-certified" aria-readonly>
        {t('certified')}
      </td>
    </>
  );
}

function EditCells({
  row,
  index,
  options,
  suspectName,
  dispatch,
  t,
  cell,
  head,
}: Props & { cell: CellProps; head: string }) {
  const refusalId = `${head}-refusal`;
  return (
    <>
      <td {...cell('suspect')} className="qc-edit">
        <select
          tabIndex={-1}
          aria-labelledby={`${head} counts-suspect`}
          value={row.suspect_id ?? ''}
          onChange={({ target: { value } }) =>
            dispatch({ type: 'edit', index, change: { suspect_id: value === '' ? null : Number(value) } })
          }
        >
          {options ?? <option value={row.suspect_id ?? ''}>{suspectName}</option>}
        </select>
      </td>
      <td {...cell('note')} className="qc-edit">
        <input
          type="text"
          tabIndex={-1}
          aria-labelledby={`${head} counts-note`}
          aria-describedby={row.refusal === null ? undefined : refusalId}
          maxLength={NOTE_MAX}
          placeholder={t('columnNote')}
          value={row.note}
          onChange={({ target: { value } }) => dispatch({ type: 'edit', index, change: { note: value } })}
        />
      </td>
      <td {...cell('update')} className="qc-update cx-anchor">
        <button type="button" tabIndex={-1} aria-describedby={head} aria-disabled={!isEdited(row)}>
          {t('update')}
        </button>
        {row.refusal === null ? null : (
          <Popover title={t('refused')} id={refusalId} onClose={() => dispatch({ type: 'dismiss', index })}>
            {row.refusal}
          </Popover>
        )}
      </td>
    </>
  );
}

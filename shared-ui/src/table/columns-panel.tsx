import { useEffect, useId, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Icon } from '../ui/index.ts';
import { choosable, shownFields, withColumn, withMoved, type ColumnChoice } from './column-choice.rules.ts';
import { Panel } from './panel.tsx';
import { tableTexts } from './texts.ts';

type ListedColumn = {
  field: string;
  header: string;
  rowHeader?: boolean;
  cardsOnly?: boolean;
  /** Can't be put away. */
  stays?: boolean;
};

type ColumnsPanelProps = {
  columns: readonly ListedColumn[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
  /** Whether their order is the table's own, and nobody's to change. */
  inPlace?: boolean;
};

/** Which columns a table shows, and in which order: a box for each, and buttons that move it. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const t = useTexts(tableTexts);
  const all = choosable(props.columns).length;
  const shown = shownFields(props.columns, props.choice).length;
  return (
    <Panel icon="sliders-h" label={shown === all ? t('columns') : t('columnsOf', { shown, all })}>
      <ColumnList {...props} />
    </Panel>
  );
}

function ColumnList({ columns, choice, onChoose, inPlace = false }: ColumnsPanelProps) {
  const t = useTexts(tableTexts);
  const id = useId();
  const moved = useRef<string | null>(null);
  const shown = shownFields(columns, choice);
  const offered = choosable(columns);
  const listed = inPlace
    ? offered
    : [
        ...shown.flatMap((wanted) => offered.filter(({ field }) => field === wanted)),
        ...offered.filter(({ field }) => !shown.includes(field)),
      ];
  // a line that goes to another place loses the focus there
  useEffect(() => {
    if (moved.current) document.getElementById(moved.current)?.focus();
    moved.current = null;
  });
  const move = (field: string, by: -1 | 1) => {
    moved.current = `${id}${field}${by}`;
    onChoose(withMoved(columns, choice, field, by));
  };
  return (
    <fieldset className="cx-columns">
      <legend>{t('columnsShown')}</legend>
      <ul>
        {listed.map(({ field, header, rowHeader, stays }) => {
          const place = shown.indexOf(field);
          const arrow = (by: -1 | 1, icon: string, label: string, atEnd: boolean) => (
            <button
              id={`${id}${field}${by}`}
              type="button"
              className="cx-icon-button"
              aria-label={label}
              aria-disabled={atEnd || undefined}
              onClick={() => !atEnd && move(field, by)}
            >
              <Icon name={icon} />
            </button>
          );
          return (
            <li key={field}>
              <label>
                <input
                  type="checkbox"
                  checked={place >= 0}
                  disabled={rowHeader || stays || false}
                  onChange={({ target }) => onChoose(withColumn(columns, choice, field, target.checked))}
                />
                {header}
              </label>
              {place >= 0 && !inPlace ? (
                <span>
                  {arrow(-1, 'arrow-up', t('moveUp', { column: header }), place === 0)}
                  {arrow(1, 'arrow-down', t('moveDown', { column: header }), place === shown.length - 1)}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      <output className="cx-hidden">{t('columnsOf', { shown: shown.length, all: listed.length })}</output>
      <Button
        severity="outlined"
        size="small"
        aria-disabled={choice === null || undefined}
        onClick={() => choice !== null && onChoose(null)}
      >
        {t('allColumns')}
      </Button>
    </fieldset>
  );
}

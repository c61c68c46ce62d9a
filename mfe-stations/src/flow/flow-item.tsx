import { memo, useEffect, useId, type MouseEvent } from 'react';
import type { FlowOptions, NextFlow } from 'shared-domain';
import { entriesOf } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Icon } from 'shared-ui/ui';
import { valueWords } from '../review/value-words.ts';
import { flowFieldsOf } from './flow.fields.ts';
import type { FlowField, FlowValues } from './flow.record.ts';
import { FlowPanel } from './flow-panel.tsx';
import { shownId } from './flow.rules.ts';
import { flowTexts } from './texts.ts';
import { useFlowForm } from './use-flow-form.ts';
import type { FlowHandle, FlowReport } from './use-flow-handles.ts';
import type { FlowRow } from './use-flow-rows.ts';
import type { Flows } from './use-flows.ts';

/** What stands in a flow's row beside its ID. */
export const COLUMNS = [
  ['countMethod', 'count_method'],
  ['countType', 'count_type'],
  ['travelDirection', 'travel_direction'],
  ['streetSide', 'street_side'],
  ['facilityType', 'facility_type'],
  ['sensorType', 'sensor_type'],
  ['vendor', 'vendor'],
] as const satisfies [keyof typeof flowTexts.en, FlowField][];

type FlowItemProps = {
  row: FlowRow;
  /** What it is called among the others. */
  label: string;
  isOpen: boolean;
  isRepeated: boolean;
  /** Whether another flow is the same in the opposite direction. */
  isPaired: boolean;
  owner: Flows['owner'];
  /** The station's number, or the one that it would get. */
  stationId: string | null;
  options: FlowOptions;
  funcClass: string | null;
  loadNewer: Flows['loadNewer'];
  submit: Flows['submit'];
  report: (key: string, report: FlowReport) => void;
  register: (key: string, handle: FlowHandle | null) => void;
  onStored: (key: string, flow: NextFlow) => void;
  onToggle: (key: string) => void;
  onRemove: (row: FlowRow, name: string) => void;
  /** Adds a flow that begins with these values. */
  onDuplicate: (start: FlowValues) => void;
};

/** One flow of the list: a row that opens into its form. The form stays while it is closed. */
export const FlowItem = memo(function FlowItem(props: FlowItemProps) {
  const { row, label, isOpen, isRepeated, owner, stationId, options, funcClass, loadNewer } = props;
  const { key, stored, start } = row;
  const t = useTexts(flowTexts);
  const panelId = useId();
  const flow = useFlowForm({
    name: key,
    stored,
    start,
    owner,
    options,
    funcClass,
    loadNewer,
    submit: (sent) => props.submit(key, sent),
    onStored: (saved) => props.onStored(key, saved),
  });
  useReporting(props, flow);
  const { values, faults, dirty } = flow.form;
  const id = shownId(stationId, values);
  const specs = new Map(entriesOf(flowFieldsOf(values)));
  const wordsOf = (field: FlowField) => {
    const spec = specs.get(field);
    return spec ? valueWords(spec, values[field], values, flow.lookups) : '';
  };
  const toggle = () => props.onToggle(key);
  return (
    <>
      <tr className={isOpen ? 'flow-row flow-row-open' : 'flow-row'} onClick={unlessControl(toggle)}>
        <th scope="row">
          <button
            type="button"
            className="flow-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={toggle}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            <span>{id || label}</span>
          </button>
          <span className="flow-notes">
            {id && <span>{label}</span>}
            {faults.length > 0 && <span className="cx-error">{t('faulty', { count: faults.length })}</span>}
            {(dirty || stored === null) && <span className="flow-unsaved">{t('unsaved')}</span>}
          </span>
        </th>
        {COLUMNS.map(([column, field]) => (
          <td key={column} data-head={t(column)}>
            {wordsOf(field) || <span className="cx-hidden">{t('none')}</span>}
          </td>
        ))}
        <td className="flow-delete">
          {!stored?.has_counts && (
            <Button
              severity="text"
              size="small"
              icon="trash"
              aria-label={t('deleteOf', { name: label })}
              onClick={() => props.onRemove(row, label)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="flow-panel-row">
          <td id={panelId} colSpan={COLUMNS.length + 2}>
            <FlowPanel
              flow={flow}
              label={label}
              stationId={stationId}
              isRepeated={isRepeated}
              isPaired={props.isPaired}
              onDuplicate={props.onDuplicate}
            />
          </td>
        </tr>
      )}
    </>
  );
});

/** Tells the list what the form holds, and hands it what to ask of the form. */
function useReporting(
  { row: { key }, report, register }: FlowItemProps,
  flow: ReturnType<typeof useFlowForm>,
) {
  const { form, save, focus, follow } = flow;
  const { values, errors, problem, attempt, dirty } = form;
  useEffect(() => {
    report(key, { values, dirty, faults: form.faults });
    // The faults are made anew at each drawing, out of these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, report, values, dirty, errors, problem, attempt]);
  useEffect(() => {
    register(key, {
      check: form.check,
      save: async (kind) => (await save(kind)) !== undefined,
      focus,
      follow,
    });
  });
  useEffect(() => () => register(key, null), [key, register]);
}

/** A press anywhere in the row opens it, unless it was meant for something in the row. */
function unlessControl(open: () => void) {
  return ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest('button')) open();
  };
}

import { useCallback, useRef, type ReactNode } from 'react';
import { paths, type FlowOptions } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { ScrollBox } from 'shared-ui/scroll-box';
import { Button, Card } from 'shared-ui/ui';
import { RefusalAlert } from '../station-editing/refusal-alert.tsx';
import { COLUMNS, FlowItem } from './flow-item.tsx';
import { FlowFaults } from './flow-faults.tsx';
import { ADD_FLOW } from './flow.rules.ts';
import { flowTexts } from './texts.ts';
import { useFlowNames } from './use-flow-names.ts';
import type { FlowValues } from './flow.record.ts';
import type { FlowRow } from './use-flow-rows.ts';
import type { Flows } from './use-flows.ts';
import './flows.css';

type FlowsFormProps = {
  flows: Flows;
  options: FlowOptions;
  /** The station's number, or the one that it would get. */
  stationId: string | null;
  funcClass: string | null;
  /** Whether the station's roadway information is there; no flow is added before. */
  roadwayKnown: boolean;
  /** The buttons that save. */
  children: ReactNode;
};

/** The flows of a station: a table whose rows open into their forms, one at a time. */
export function FlowsForm({ flows, options, stationId, funcClass, roadwayKnown, children }: FlowsFormProps) {
  const t = useTexts(flowTexts);
  const { confirm } = useServices();
  const addButton = useRef<HTMLButtonElement>(null);
  const { add: addRow, goTo, remove, removed, rows, repeated, paired, open } = flows;
  const onRemove = useCallback(
    async (row: FlowRow, name: string) => {
      const text = t('deleteQuestion', { name });
      const question = { title: t('deleteTitle'), text, accept: t('deleteAccept') };
      if (!(await confirm({ ...question, danger: true }))) return;
      remove(row);
      addButton.current?.focus();
    },
    [confirm, remove, t],
  );
  const nameOf = useFlowNames(flows, options);
  const add = useCallback((start?: FlowValues) => goTo(addRow(start), 'name'), [addRow, goTo]);
  return (
    <Card
      title={t('title')}
      actions={
        <Button
          ref={addButton}
          id={ADD_FLOW}
          severity="outlined"
          disabled={!roadwayKnown}
          onClick={() => add()}
        >
          {t('add')}
        </Button>
      }
    >
      {!roadwayKnown && <p>{t('later')}</p>}
      <FlowFaults flows={flows} nameOf={nameOf} />
      <RefusalAlert station={paths.editNextStation} problem={flows.problem} fallback={t('failed')} />
      {rows.length === 0 ? (
        <p>{t('noFlows')}</p>
      ) : (
        <ScrollBox className="flow-table">
          <table aria-label={t('title')}>
            <FlowHeadings />
            <tbody>
              {rows.map((row) => (
                <FlowItem
                  key={row.key}
                  row={row}
                  label={nameOf(row.key)}
                  isOpen={open === row.key}
                  isRepeated={repeated.has(row.key)}
                  isPaired={paired.has(row.key)}
                  owner={flows.owner}
                  stationId={stationId}
                  options={options}
                  funcClass={funcClass}
                  loadNewer={flows.loadNewer}
                  submit={flows.submit}
                  report={flows.report}
                  register={flows.register}
                  onStored={flows.setStored}
                  onToggle={flows.toggle}
                  onRemove={onRemove}
                  onDuplicate={add}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <output>{removed.length > 0 ? t('deleteLater', { count: removed.length }) : ''}</output>
      <div className="flow-buttons">{children}</div>
    </Card>
  );
}

function FlowHeadings() {
  const t = useTexts(flowTexts);
  return (
    <thead>
      <tr>
        <th scope="col">{t('id')}</th>
        {COLUMNS.map(([column]) => (
          <th key={column} scope="col">
            {t(column)}
          </th>
        ))}
        <th scope="col" className="flow-delete">
          {t('deleteColumn')}
        </th>
      </tr>
    </thead>
  );
}

import { paths } from 'shared-domain';
import { FieldGrid } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { RefusalAlert } from '../station-editing/refusal-alert.tsx';
import { StaleNotice } from '../station-editing/stale-notice.tsx';
import { FLOW_FIELDS } from './flow.fields.ts';
import { oppositeFlow } from './flow-pair.rules.ts';
import type { FlowValues } from './flow.record.ts';
import { withShownId } from './flow.rules.ts';
import { flowFieldTexts, flowTexts } from './texts.ts';
import type { FlowForm } from './use-flow-form.ts';

type FlowPanelProps = {
  flow: FlowForm;
  /** What the flow is called. */
  label: string;
  /** The station's number, or the one that it would get. */
  stationId: string | null;
  /** Whether another flow has the same four codes. */
  isRepeated: boolean;
  /** Whether another flow is the same in the opposite direction. */
  isPaired: boolean;
  onDuplicate: (start: FlowValues) => void;
};

/** The form of the flow that is open. */
export function FlowPanel({ flow, label, stationId, isRepeated, isPaired, onDuplicate }: FlowPanelProps) {
  const t = useTexts(flowTexts);
  const word = useTexts(flowFieldTexts);
  const { form, stale, lookups } = flow;
  const other = isPaired ? null : oppositeFlow(form.values);
  const drawn = {
    ...form,
    values: withShownId(stationId, form.values),
    errors: isRepeated ? { ...form.errors, travel_direction: 'repeated' } : form.errors,
    touched: isRepeated ? { ...form.touched, travel_direction: true } : form.touched,
  };
  return (
    <section className="flow-panel" aria-label={t('details', { name: label })}>
      {stale ? (
        <StaleNotice
          stale={stale}
          fields={form.fields}
          t={word}
          lookups={lookups}
          onMerge={flow.mergeStale}
          onTake={flow.takeTheirs}
        />
      ) : (
        <RefusalAlert
          station={paths.editNextStation}
          problem={form.problem}
          fallback={t('failed')}
          advice={form.problem?.errors ? t('corrections') : undefined}
        />
      )}
      <FieldGrid form={drawn} names={FLOW_FIELDS} />
      {other && (
        <div>
          <Button severity="outlined" size="small" icon="copy" onClick={() => onDuplicate(other)}>
            {t('duplicate')}
          </Button>
        </div>
      )}
      <output className="flow-status">{flow.predicting ? t('predicting') : ''}</output>
    </section>
  );
}

import { useMemo } from 'react';
import type { StationFactor, StationFactors, ValidationCount } from 'shared-domain';
import { FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import {
  errorsByField,
  factorFields,
  newFactor,
  toFacts,
  toForm,
  type FactorValues,
} from './factor.fields.ts';
import { factorNumber } from './factor-words.ts';
import { changeFactor, draftFactor, newerFactor } from './factors.resource.ts';
import { ResultWords } from './result-words.tsx';
import { factorTexts } from './texts.ts';

type FactorDialogProps = {
  stationId: string;
  flows: StationFactors['flows'];
  /** The factor to change; null drafts one. */
  factor: StationFactor | null;
  /** The validation count that it stands on; null where it is entered by hand. */
  validation: ValidationCount | null;
  onClose: () => void;
};

const titleOf = (factor: StationFactor | null, validation: ValidationCount | null) =>
  factor ? 'titleChange' : validation ? 'titleDraft' : 'titleEnter';

/** Drafts a factor, or changes one that does not hold yet. */
export function FactorDialog({ stationId, flows, factor, validation, onClose }: FactorDialogProps) {
  const t = useTexts(factorTexts);
  const asksReason = !validation || validation.result.unusual;
  const fields = useMemo(() => factorFields(validation !== null, asksReason), [validation, asksReason]);
  const lookups = useMemo(() => ({ flows, validation }), [flows, validation]);
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: newFactor(validation),
    edited: factor && { record: factor, loadNewer: () => newerFactor(stationId, factor) },
    name: `factor ${stationId} ${factor?.id ?? 'new'} ${validation?.id ?? 'entered'}`,
    toForm,
    errorsByField,
    send: useSendOnce(async (values: FactorValues, { version, idempotencyKey: request_key }) => {
      const facts = toFacts(values);
      const stored = factor
        ? await changeFactor(stationId, { id: factor.id, version: version ?? factor.version }, facts)
        : await draftFactor(stationId, {
            ...facts,
            flow_id: Number(values.flow),
            validation_id: validation?.id ?? null,
            request_key,
          });
      onClose();
      return stored;
    }),
  });
  return (
    <FormDialog
      form={form}
      title={t(titleOf(factor, validation))}
      accept={t('save')}
      failed={t('failed')}
      wide
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && stale.theirs.value !== null && (
        <Alert severity="info">{t('staleTheirs', { value: factorNumber(stale.theirs.value) })}</Alert>
      )}
      {validation && <ResultWords result={validation.result} />}
      <FieldGrid
        form={form}
        names={[
          ...(factor ? [] : ['flow' as const]),
          'value',
          'low',
          'high',
          'valid_from',
          'valid_until',
          'reason',
        ]}
      />
    </FormDialog>
  );
}

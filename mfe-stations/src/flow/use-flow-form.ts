import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FlowOptions, NextFlow, SentFlow } from 'shared-domain';
import { focusField, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { flowFieldsOf, type FlowLookups } from './flow.fields.ts';
import { errorsByField, newFlow, toForm, toRequest, type FlowField, type FlowValues } from './flow.record.ts';
import type { FlowOwner } from './flow.resource.ts';
import { flowFieldTexts } from './texts.ts';
import { usePrediction } from './use-prediction.ts';

/** What the form of one flow needs. */
export type FlowFormSetup = {
  /** Its row's key in the list. */
  name: string;
  stored: NextFlow | null;
  /** What a new flow begins with; empty where it is left out. */
  start?: FlowValues | undefined;
  owner: FlowOwner;
  options: FlowOptions;
  /** Class of the station's road. */
  funcClass: string | null;
  /** Asks for the flow as someone else may have stored it since. */
  loadNewer: (id: number) => Promise<NextFlow>;
  /** Sends the flow together with the others that are saved. */
  submit: (flow: SentFlow) => Promise<NextFlow>;
  onStored: (flow: NextFlow) => void;
};

/** The form of one flow in use. */
export type FlowForm = ReturnType<typeof useFlowForm>;

/** One flow's values with what happens to them: prediction, sending, a newer version (S10). */
export function useFlowForm(setup: FlowFormSetup) {
  const { stored, start, owner, options, funcClass, loadNewer, submit, onStored } = setup;
  const t = useTexts(flowFieldTexts);
  const kind = { counted: stored?.has_counts === true, draft: owner.draft };
  const { predicting, chosen } = usePrediction(kind);
  const lookups = useMemo<FlowLookups>(
    () => ({ options, funcClass, counted: kind.counted, draft: kind.draft, predicting }),
    [options, funcClass, kind.counted, kind.draft, predicting],
  );
  const fieldsOf = useCallback((values: FlowValues) => flowFieldsOf(values, funcClass), [funcClass]);
  const flow = useVersionedForm({
    fields: fieldsOf,
    t,
    lookups,
    empty: start ?? newFlow(owner.draft),
    name: `flow ${setup.name}`,
    edited: stored && { record: stored, loadNewer: () => loadNewer(stored.id) },
    stays: true,
    toForm,
    errorsByField,
    send: useSendOnce(async (values, { version, idempotencyKey }) => {
      const request = toRequest(values);
      const saved = await submit(
        stored
          ? { ...request, id: stored.id, version }
          : { ...request, id: null, request_key: idempotencyKey },
      );
      onStored(saved);
      return saved;
    }),
  });
  const { form } = flow;
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { set: setField, id } = form;
  const set = useCallback(
    (name: FlowField, value: unknown) => {
      setField(name, value);
      const { values } = latest.current;
      chosen(name, { ...values, [name]: value }, (fill) =>
        latest.current.change(fill(latest.current.values)),
      );
    },
    [setField, chosen],
  );
  const focus = useCallback((name: string) => focusField(id, name), [id]);
  return { ...flow, form: { ...form, set }, predicting, lookups, focus };
}

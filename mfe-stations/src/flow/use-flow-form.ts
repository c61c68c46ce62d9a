import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ApiError } from 'shared-ui/api';
import type { FlowOptions, FlowRequest, NextFlow } from 'shared-ui/domain';
import { focusField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useVersionedForm } from '../station-editing/use-versioned-form.ts';
import { flowFieldsOf, type FlowLookups } from './flow.fields.ts';
import { errorsByField, newFlow, toForm, toRequest, type FlowField } from './flow.record.ts';
import { createFlow, updateFlow, type FlowOwner } from './flow.resource.ts';
import { flowFieldTexts } from './texts.ts';
import { usePrediction } from './use-prediction.ts';

/** What the form of one flow needs. */
export type FlowFormSetup = {
  stored: NextFlow | null;
  owner: FlowOwner;
  options: FlowOptions;
  /** Class of the station's road. */
  funcClass: string | null;
  /** Asks for the flow as someone else may have stored it since. */
  loadNewer: (id: number) => Promise<NextFlow>;
  /** Looks for a flow that is stored as it was sent, but not in the list. */
  findSent: (flow: FlowRequest) => Promise<NextFlow | undefined>;
  onStored: (flow: NextFlow) => void;
};

/** The form of one flow in use. */
export type FlowForm = ReturnType<typeof useFlowForm>;

/** One flow's values with what happens to them: prediction, sending, a newer version (S10). */
export function useFlowForm(setup: FlowFormSetup) {
  const { stored, owner, options, funcClass, loadNewer, findSent, onStored } = setup;
  const t = useTexts(flowFieldTexts);
  const kind = { stored: stored !== null, draft: owner.draft };
  const { predicting, chosen } = usePrediction(kind);
  const lookups = useMemo<FlowLookups>(
    () => ({ options, funcClass, stored: kind.stored, draft: kind.draft, predicting }),
    [options, funcClass, kind.stored, kind.draft, predicting],
  );
  const create = useCreation(owner, findSent);
  const flow = useVersionedForm({
    fields: flowFieldsOf,
    t,
    lookups,
    empty: newFlow(owner.draft),
    edited: stored && { record: stored, loadNewer: () => loadNewer(stored.id) },
    stays: true,
    toForm,
    errorsByField,
    send: async (values, { version }) => {
      const request = toRequest(values);
      const saved = await (stored ? updateFlow(owner, stored.id, { ...request, version }) : create(request));
      onStored(saved);
      return saved;
    },
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

/**
 * Creates a flow. When the answer to an earlier attempt was lost, the flow may be stored all the same: then that one is
 * brought up to date, rather than a second one added.
 */
function useCreation(owner: FlowOwner, findSent: FlowFormSetup['findSent']) {
  const unanswered = useRef<FlowRequest>(undefined);
  return async (request: FlowRequest): Promise<NextFlow> => {
    const there = unanswered.current && (await findSent(unanswered.current));
    unanswered.current = undefined;
    if (there) return updateFlow(owner, there.id, { ...request, version: there.version });
    try {
      return await createFlow(owner, request);
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) unanswered.current = request;
      throw error;
    }
  };
}

import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-ui/api';
import type { Deployment, DeploymentRequest } from 'shared-domain';
import { mergeNewer, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { typedFields } from 'shared-ui/auth';
import { useUnsavedChanges } from 'shared-ui/remote';
import { deploymentFields, type DeploymentLookups } from './deployment.fields.ts';
import { toForm, toRequest, type DeploymentValues } from './deployment.record.ts';
import { deploymentTexts } from './texts.ts';

/** What the form over a deployment needs from its screen. */
export type DeploymentFormSetup = {
  lookups: DeploymentLookups;
  /** What the form is opened with. */
  initial: () => DeploymentValues;
  /** The record to edit, and how to ask for it as someone else may have stored it since; null for a new one. */
  edited: { record: Deployment; loadNewer: () => Promise<Deployment> } | null;
  /** Sends the form with the version that it was read at; answers the record as it is stored now. */
  send: (deployment: DeploymentRequest) => Promise<Deployment>;
};

/** A newer record that turned up while the form was edited, and the fields that both changed once it is merged in. */
export type Stale = { newer: Deployment; merged: (keyof DeploymentValues)[] | null };

/** The form in use. */
export type DeploymentForm = ReturnType<typeof useDeploymentForm>;

/** The form's values with everything that happens to them: choosing, sending, a newer version (S10). */
export function useDeploymentForm({ lookups, initial, edited, send }: DeploymentFormSetup) {
  const t = useTexts(deploymentTexts);
  const [opened] = useState(initial);
  // What the form was opened with: the base of a merge, and the version that an update names.
  const basis = useRef({ values: opened, version: edited?.record.version });
  const stored = useRef<Deployment>(undefined);
  const [stale, setStale] = useState<Stale | null>(null);

  const form = useFieldForm({
    fields: deploymentFields,
    t,
    initial: opened,
    lookups,
    keep: { name: 'deployment', restore: (base, mine) => restore(base, mine) },
    onSubmit: async (values) => {
      setStale(null);
      try {
        stored.current = await send({ ...toRequest(values), version: basis.current.version });
      } catch (error) {
        if (edited && error instanceof ApiError && error.status === 409) {
          setStale(await newerThan(basis.current.version, edited.loadNewer));
        }
        throw error;
      }
    },
  });
  useUnsavedChanges(form.dirty);
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });

  /** Goes on from a stored record with what `mine` changed since `base`; the fields that both have changed. */
  const goOnFrom = (record: Deployment, base: DeploymentValues, mine: DeploymentValues) => {
    // Districts and counties are not stored: they stay as chosen.
    const { txdot_districts, counties } = mine;
    const theirs = { ...toForm(record), txdot_districts, counties };
    const { values, conflicts } = mergeNewer(base, mine, theirs);
    basis.current = { values: theirs, version: record.version };
    form.reset(theirs);
    form.change(values);
    return conflicts;
  };
  /** Checks and sends; the stored record, or undefined when it was refused. */
  const save = async (): Promise<Deployment | undefined> => {
    const sent = form.values;
    if (!(await form.submit())) return undefined;
    // What was typed while the request ran is not saved yet, and must not be lost.
    if (edited && stored.current) goOnFrom(stored.current, sent, latest.current);
    return stored.current;
  };
  /** Brings the newer record in beside what was typed. */
  const mergeStale = () => {
    if (stale) setStale({ ...stale, merged: goOnFrom(stale.newer, basis.current.values, form.values) });
  };
  /** Brings in what was typed before the session ended, beside what somebody else may have stored since. */
  const restore = (base: DeploymentValues, mine: DeploymentValues) => {
    if (!edited) return form.change(typedFields(base, mine));
    const merged = goOnFrom(edited.record, base, mine);
    if (merged.length > 0) setStale({ newer: edited.record, merged });
  };
  return { form, save, stale, mergeStale };
}

/** The stored record if it is another version than the one being edited. */
async function newerThan(
  version: number | undefined,
  loadNewer: () => Promise<Deployment>,
): Promise<Stale | null> {
  // Without it the refusal's own sentence is shown.
  const newer = await loadNewer().catch(() => null);
  return newer && newer.version !== version ? { newer, merged: null } : null;
}

import { useState } from 'react';
import { focusField } from 'shared-ui/form';
import { useUnsavedChanges } from 'shared-ui/remote';
import { ADD_FLOW } from '../flow/flow.rules.ts';
import type { Flows } from '../flow/use-flows.ts';
import { useFormStep } from '../review/use-form-step.ts';
import { tabOf } from './next-station.fields.ts';
import type { StationForm } from './use-station-form.ts';

/**
 * Where a person is on the page of a station: the tab, the review, and how to get to a field of station or flow. `alsoTyped`
 * says that something beside them was chosen that is not stored.
 */
export function useStationPage(station: StationForm, flows: Flows | null, alsoTyped = false) {
  const [tab, setTab] = useState(0);
  useUnsavedChanges(station.form.isTyped || flows?.dirty === true || alsoTyped);
  /** Opens the form at a field: `station_name`, or `flow-12.name` for a field of a flow. */
  const goTo = (field: string) => {
    if (field === ADD_FLOW) {
      requestAnimationFrame(() => document.getElementById(ADD_FLOW)?.focus());
      return;
    }
    const [key = '', name] = field.split('.');
    if (name !== undefined) return flows?.goTo(key, name);
    setTab(tabOf(field));
    focusField(station.form.id, field);
  };
  const step = useFormStep(goTo);
  /** Goes to the review, unless something is wrong; then it is marked. */
  const review = () => {
    if (!station.form.check({ draft: false })) return;
    if (!flows || flows.check({ draft: false })) step.openReview();
  };
  return { tab, setTab, goTo, step, review };
}

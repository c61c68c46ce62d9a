import type { FlowOptions } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { reviewEntries, type ReviewSection } from '../review/review-entries.ts';
import { FLOW_FIELDS, flowFieldsOf } from './flow.fields.ts';
import { withShownId } from './flow.rules.ts';
import { flowFieldTexts, flowTexts } from './texts.ts';
import { useFlowNames } from './use-flow-names.ts';
import type { Flows } from './use-flows.ts';

type Setting = {
  options: FlowOptions;
  funcClass: string | null;
  hrefOf: (field: string) => string;
  /** The number that the station would get. */
  stationId: string | null;
};

/** What the flows add to the review of their station: a section for each. */
export function useFlowSections(
  flows: Flows,
  { options, funcClass, hrefOf, stationId }: Setting,
): ReviewSection[] {
  const t = useTexts(flowTexts);
  const word = useTexts(flowFieldTexts);
  const { rows, reports, repeated, owner } = flows;
  const nameOf = useFlowNames(flows, options);
  return rows.flatMap(({ key, stored }) => {
    const values = reports[key]?.values;
    if (!values) return [];
    const name = nameOf(key);
    const lookups = {
      options,
      funcClass,
      counted: stored?.has_counts === true,
      draft: owner.draft,
      predicting: false,
    };
    const reviewed = {
      fields: flowFieldsOf(values, funcClass),
      t: word,
      lookups,
      values: withShownId(stationId, values),
    };
    const entries = reviewEntries({ ...reviewed, hrefOf: (field) => hrefOf(`${key}.${field}`) }, FLOW_FIELDS);
    const marked = entries.map((entry) =>
      entry.name === 'travel_direction' && repeated.has(key) ? { ...entry, fault: word('repeated') } : entry,
    );
    return [{ title: t('reviewTitle', { name }), entries: marked, of: name }];
  });
}

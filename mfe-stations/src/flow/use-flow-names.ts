import { flowNames, type CodeOption, type FlowOptions } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { toForm } from './flow.record.ts';
import { flowTexts } from './texts.ts';
import type { Flows } from './use-flows.ts';

const labelOf = (options: readonly CodeOption[], code: string | null = null) =>
  (code && options.find((option) => option.code === code)?.label) ?? '';

/** What each flow of a list is called, by its key: two of one name are told apart by what they differ in. */
export function useFlowNames({ rows, reports }: Pick<Flows, 'rows' | 'reports'>, options: FlowOptions) {
  const t = useTexts(flowTexts);
  const named = rows.map(({ key, stored, start }, index) => {
    // A form tells what it holds once it is drawn.
    const values = reports[key]?.values ?? (stored ? toForm(stored) : start);
    return {
      id: index,
      name: values?.name.trim() || t('unnamed', { number: index + 1 }),
      count_type: labelOf(options.countType, values?.count_type),
      direction: labelOf(options.travelDirection, values?.travel_direction),
      street_side: labelOf(options.streetSide, values?.street_side),
    };
  });
  const names = flowNames(named);
  return (key: string): string => names.get(rows.findIndex((row) => row.key === key)) ?? '';
}

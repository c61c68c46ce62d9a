import { ErrorSummary, type FieldFault } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { flowFieldTexts, flowTexts } from './texts.ts';
import type { Flows } from './use-flows.ts';

/** The flows at fault, and what each is called by its key. */
type FlowFaultsProps = { flows: Flows; nameOf: (key: string) => string };

/** The fields that keep the flows from being saved, each with the way to it. */
export function FlowFaults({ flows, nameOf }: FlowFaultsProps) {
  const t = useTexts(flowTexts);
  const faults = useFaults(flows, nameOf);
  const { attempt, goTo } = flows;
  return (
    <ErrorSummary
      title={t('invalid', { list: faults.map(({ label }) => label).join(', ') })}
      faults={faults}
      attempt={attempt}
      onGo={(name) => {
        const [key = '', field = ''] = name.split('.');
        goTo(key, field);
      }}
    >
      <p>{t('resubmit')}</p>
    </ErrorSummary>
  );
}

/** What is wrong with all the flows; each fault's name holds the flow's key too. */
function useFaults({ rows, reports, repeated }: Flows, nameOf: FlowFaultsProps['nameOf']): FieldFault[] {
  const t = useTexts(flowTexts);
  const word = useTexts(flowFieldTexts);
  const twice = { name: 'travel_direction', label: word('travel_direction'), message: word('repeated') };
  return rows.flatMap(({ key }) => {
    const flow = nameOf(key);
    const own = reports[key]?.faults ?? [];
    const faults = repeated.has(key) ? [...own.filter(({ name }) => name !== twice.name), twice] : own;
    return faults.map((fault) => ({
      ...fault,
      name: `${key}.${fault.name}`,
      label: t('inFlow', { flow, field: fault.label }),
    }));
  });
}

import { useMemo, useState } from 'react';
import { FILL_METHODS, REASON_MAX, type FillableFlow, type FlowFill } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { groupWords } from '../../groups/group-words.texts.ts';
import { FillWords } from './fill-words.tsx';
import { keepFill, tryFill } from './fills.resource.ts';
import { fillTexts } from './fills.texts.ts';

type Values = { method: string | null; reason: string };
type Choices = { methods: { code: string; label: string }[] };

/** A reason is asked for once it was seen what comes of a method. */
const fieldsOf = (asksReason: boolean) =>
  defineFields<Values, Choices, keyof typeof fillTexts.en>({
    method: {
      label: 'method',
      hint: 'methodHint',
      control: 'select',
      required: 'required',
      options: (_, { methods }) => methods,
      wide: true,
    },
    reason: {
      label: 'reason',
      hint: 'reasonHint',
      control: 'area',
      maxLength: REASON_MAX,
      wide: true,
      ...(asksReason && { required: 'required' as const }),
    },
  });

type Props = { stationId: string; year: number; flow: FillableFlow; onClose: () => void };
/** What a method would do. */
type Tried = { method: string; fill: FlowFill };

/** Has the missing days of a flow's year estimated: what would come of it is seen before it is kept. */
export function FillDialog({ stationId, year, flow, onClose }: Props) {
  const t = useTexts(fillTexts);
  const words = useTexts(groupWords);
  const { notify } = useServices();
  const [tried, setTried] = useState<Tried>();
  const fields = useMemo(() => fieldsOf(tried !== undefined), [tried]);
  const lookups = useMemo(
    () => ({ methods: FILL_METHODS.map((code) => ({ code, label: words(code) })) }),
    [words],
  );
  const [initial] = useState<Values>(() => ({
    method: flow.group ? 'day-of-year' : 'weekday-month',
    reason: '',
  }));
  const form = useFieldForm({
    fields,
    t,
    lookups,
    initial,
    keep: { name: `fill ${flow.id} ${year}` },
    onSubmit: async ({ method: chosen, reason }: Values) => {
      const method = FILL_METHODS.find((one) => one === chosen) ?? 'weekday-month';
      const body = { flow_id: flow.id, year, method };
      if (tried?.method !== method) {
        const { fills } = await tryFill(stationId, body);
        const found = fills.find(({ flowid_txdot }) => flowid_txdot === flow.flowid_txdot);
        if (found) setTried({ method, fill: found });
        return;
      }
      await keepFill(stationId, { ...body, reason });
      notify('success', t('done'));
      onClose();
    },
  });
  // another method was not seen yet
  const shown = tried?.method === form.values.method ? tried.fill : null;
  return (
    <FormDialog
      form={form}
      title={t('fillOf', { flow: flow.name })}
      accept={t(shown ? 'keep' : 'try')}
      failed={t('failed')}
      wide
      onClose={onClose}
    >
      <FieldGrid form={form} names={shown ? ['method', 'reason'] : ['method']} />
      <div aria-live="polite">
        {shown && (
          <>
            <p>{t('tried')}</p>
            <FillWords fill={shown} />
          </>
        )}
      </div>
    </FormDialog>
  );
}

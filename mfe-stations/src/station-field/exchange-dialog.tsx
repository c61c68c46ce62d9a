import { useId, useMemo, useRef, useState } from 'react';
import { moveExchange, type StationEquipment } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert } from 'shared-ui/ui';
import { exchangeOf, moveExchangeDay, newerExchange, type Exchange } from './exchange.resource.ts';
import { exchangeTexts } from './exchange.texts.ts';
import { namesOf } from './counter-names.ts';
import { fieldTexts } from './texts.ts';

type Values = { before: string | null; first_day: string | null };
type Choice = { code: string; label: string };

const fields = defineFields<Values, Choice[], keyof typeof exchangeTexts.en>({
  before: {
    label: 'before',
    control: 'select',
    required: 'required',
    options: (_, choices) => choices,
    disabled: (_, choices) => choices.length === 1,
  },
  first_day: { label: 'firstDay', hint: 'dayHint', control: 'date', required: 'required' },
});
const EMPTY: Values = { before: null, first_day: null };

const beforeOf = ({ replaced }: Exchange, values: Values): StationEquipment | undefined =>
  replaced.find(({ id }) => String(id) === values.before);

type Props = {
  stationId: string;
  counter: StationEquipment;
  /** What it may have come in the place of. */
  replaced: readonly StationEquipment[];
  onClose: () => void;
};

/** Corrects the day on which a counter came in the place of another: the end of the one and the start of the other at once. */
export function ExchangeDialog({ stationId, counter, replaced, onClose }: Props) {
  const t = useTexts(exchangeTexts);
  const f = useTexts(fieldTexts);
  const { notify } = useServices();
  const [opened] = useState(() => exchangeOf(counter, replaced));
  const newest = useRef(opened);
  const choices = useMemo(
    () => opened.replaced.map((one) => ({ code: String(one.id), label: namesOf(f, one).counter })),
    [f, opened],
  );
  const only = choices.length === 1 ? choices[0] : undefined;
  const { form, record, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups: choices,
    empty: EMPTY,
    edited: {
      record: opened,
      loadNewer: async () => (newest.current = await newerExchange(stationId, opened)),
    },
    name: `exchange ${stationId} ${counter.id}`,
    toForm: (one: Exchange, mine?: Values) => ({
      before: mine?.before ?? only?.code ?? null,
      first_day: one.counter.first_day,
    }),
    send: async (values, { version }) => {
      const read = version === newest.current.version ? newest.current : opened;
      const before = beforeOf(read, values);
      if (!before) throw new Error('the counter that was there before is one of the choices');
      await moveExchangeDay(stationId, { before, after: read.counter }, values.first_day ?? '');
      notify('success', t('saved'));
      onClose();
      return read;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('title')}
      accept={t('save')}
      failed={t('failed')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      <FieldGrid form={form} names={['before', 'first_day']} />
      {record && <Becomes exchange={record} values={form.values} />}
    </FormDialog>
  );
}

/** The days of both counters as they are to be. */
function Becomes({ exchange, values }: { exchange: Exchange; values: Values }) {
  const t = useTexts(exchangeTexts);
  const f = useTexts(fieldTexts);
  const title = useId();
  const before = beforeOf(exchange, values);
  if (!before || Number.isNaN(Date.parse(values.first_day ?? ''))) return null;
  const moved = moveExchange(before, exchange.counter, values.first_day ?? '');
  if ('fault' in moved) return null;
  const both = [
    { ...before, ...moved.earlier },
    { ...exchange.counter, ...moved.later },
  ];
  return (
    <div className="health-part">
      <h3 id={title}>{t('becomes')}</h3>
      <ul className="health-list" aria-labelledby={title}>
        {both.map((one) => (
          <li key={one.id}>{t('daysOf', namesOf(f, one))}</li>
        ))}
      </ul>
    </div>
  );
}

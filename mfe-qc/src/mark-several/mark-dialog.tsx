import { useMemo, useState } from 'react';
import type { StationSummary } from 'shared-domain';
import { FieldGrid, Form, useFieldForm } from 'shared-ui/form';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { lookups, useLoaded } from 'shared-ui/query';
import { candidatesOf, type Candidate } from '../several/candidates.rules.ts';
import { SeveralFrame } from '../several/several-frame.tsx';
import { StationChoice } from '../several/station-choice.tsx';
import { markFields, type MarkLookups } from './mark.fields.ts';
import { MarkTable } from './mark-table.tsx';
import { markOf, NO_MARK, reachOf, type Mark, type MarkRow, type MarkValues } from './marking.rules.ts';
import { markTexts } from './texts.ts';
import { useMarking } from './use-marking.ts';

const MARK = ['suspect', 'note', 'countType'] as const;
const DAYS = ['minDate', 'maxDate'] as const;

/** What the selects offer; nothing until it is here. */
function useMarkLookups(): MarkLookups {
  const suspects = useLoaded(lookups.suspects).load;
  const countTypes = useLoaded(lookups.countTypes).load;
  return useMemo(
    () => ({
      suspects:
        suspects.state === 'loaded'
          ? suspects.value.map(({ id, validity_condition: label }) => ({ code: String(id), label }))
          : [],
      countTypes:
        countTypes.state === 'loaded'
          ? countTypes.value.map(({ code, count_type: label }) => ({ code, label }))
          : [],
    }),
    [suspects, countTypes],
  );
}

/** The form, whose sending asks what it would change. */
function useMarkForm(offered: Candidate[], check: (stations: Candidate[], mark: Mark) => Promise<void>) {
  const t = useTexts(markTexts);
  return useFieldForm<MarkValues, MarkLookups, keyof typeof markTexts.en>({
    fields: markFields,
    t,
    initial: NO_MARK,
    lookups: useMarkLookups(),
    keep: { name: 'mark several stations' },
    onSubmit: (values) =>
      check(
        offered.filter(({ id }) => values.stations.includes(id)),
        markOf(values),
      ),
  });
}

/** Chooses stations and a mark, shows what would change, marks, and tells what became of each. */
export function MarkDialog({ stations, onClose }: { stations: StationSummary[]; onClose: () => void }) {
  const t = useTexts(markTexts);
  // the list that it was opened over may change meanwhile
  const [offered] = useState(() => candidatesOf(stations));
  const { step, rows, busy, check, mark, undo, again } = useMarking();
  const form = useMarkForm(offered, check);
  const { values } = form;
  const count = reachOf(rows).ids.length;
  const isAsking = rows.some(({ progress }) => progress.step === 'asking');
  const next =
    step === 'choose'
      ? { label: t('check'), isHeld: values.stations.length === 0, onPress: () => form.submit() }
      : {
          label: t('mark', { count }),
          isHeld: isAsking || count === 0,
          busy,
          onPress: () => mark(markOf(values)),
        };
  return (
    <SeveralFrame
      title={t('open')}
      step={step}
      next={next}
      statement={isAsking ? null : <Reach form={form} rows={rows} />}
      onAgain={again}
      onClose={onClose}
    >
      {step === 'choose' ? (
        <Form
          form={form}
          onSubmit={async () => {
            if (!next.isHeld) await form.submit();
          }}
        >
          <FieldGrid form={form} names={MARK} />
          <FieldGrid form={form} names={DAYS} />
          <StationChoice
            stations={offered}
            chosen={new Set(values.stations)}
            intro={t('chooseText')}
            onChoose={(chosen) => form.set('stations', [...chosen])}
          />
        </Form>
      ) : (
        <MarkTable rows={rows} onUndo={(row) => void undo(row)} />
      )}
    </SeveralFrame>
  );
}

/** What would change in all, and into what. */
function Reach({ form, rows }: { form: ReturnType<typeof useMarkForm>; rows: MarkRow[] }) {
  const t = useTexts(markTexts);
  const { ids, counts } = reachOf(rows);
  if (ids.length === 0) return <p>{t('noneToMark')}</p>;
  const { suspect, note } = form.values;
  const label = form.setup.lookups.suspects.find(({ code }) => code === suspect)?.label;
  const what = [label, note.trim()].filter(Boolean).join(', ');
  return <p>{t('statement', { counts: formatNumber(counts), stations: ids.length, what })}</p>;
}

import { useEffect, useMemo, useRef, useState } from 'react';
import type { StationSummary } from 'shared-domain';
import { FieldGrid, Form, useFieldForm } from 'shared-ui/form';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { lookups, useLoaded } from 'shared-ui/query';
import { Button, Dialog } from 'shared-ui/ui';
import { StationChoice } from '../certify-several/station-choice.tsx';
import { candidatesOf, type Candidate } from '../certify-several/several.rules.ts';
import '../certify-several/several.css';
import '../row-cards.css';
import { markFields, type MarkLookups } from './mark.fields.ts';
import { MarkTable } from './mark-table.tsx';
import { markOf, NO_MARK, reachOf, type Mark, type MarkRow, type MarkValues } from './marking.rules.ts';
import { markTexts } from './texts.ts';
import { useMarking, type MarkStep } from './use-marking.ts';

const FIELDS = ['suspect', 'note', 'minDate', 'maxDate', 'countType'] as const;

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
  const body = useStepFocus(step);
  const count = reachOf(rows).ids.length;
  const isAsking = rows.some(({ marking }) => marking.step === 'looking');
  const isHeld = step === 'choose' ? values.stations.length === 0 : isAsking || count === 0;
  const next = async () => {
    if (isHeld || busy) return;
    await (step === 'choose' ? form.submit() : mark(markOf(values)));
  };
  const acts = (
    <>
      <Button severity="outlined" onClick={onClose}>
        {t('close')}
      </Button>
      {step === 'check' ? (
        <Button severity="outlined" onClick={again}>
          {t('back')}
        </Button>
      ) : null}
      {/* one button through the steps, so that it keeps the focus */}
      {step === 'done' ? null : (
        <Button aria-disabled={isHeld} loading={busy} onClick={() => void next()}>
          {step === 'choose' ? t('check') : t('mark', { count })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('open')} open wide onClose={onClose} footer={acts}>
      <div ref={body} tabIndex={-1}>
        {step === 'choose' ? (
          <Form form={form} onSubmit={next}>
            <FieldGrid form={form} names={FIELDS} />
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
      </div>
      {step === 'check' && !isAsking ? <Reach form={form} rows={rows} /> : null}
    </Dialog>
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

/** Puts the focus on what a step shows where the button that led there has gone. */
function useStepFocus(step: MarkStep) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && step !== 'check') body.current?.focus();
    before.current = step;
  }, [step]);
  return body;
}

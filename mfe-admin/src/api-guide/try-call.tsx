import { useEffect, useMemo, useRef, useState } from 'react';
import { TRIAL_MINUTES, type TrialToken } from 'shared-domain';
import { defineFields, FieldGrid, focusField, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { askingOf } from './asking.rules.ts';
import { firstAddress, shownAnswer, type GuideCall } from './guide.rules.ts';
import { tryCall, type Tried } from './guide.resource.ts';
import { guideTexts, type GuideText } from './texts.ts';

type TryValues = { address: string };

/** As much of an answer as tells what it is like. */
const SHOWN = 5000;

/** An address that was chosen to be tried; a new one each time, though it be the same address. */
export type Chosen = { address: string };

/** Asks a call that reads as a program does, and shows what it answers: first that of an example, then whichever is chosen or written. */
export function TryCall({ calls, chosen }: { calls: GuideCall[]; chosen: Chosen | null }) {
  const t = useTexts(guideTexts);
  const [tried, setTried] = useState<Tried | null>(null);
  const held = useRef<TrialToken | null>(null);
  const fields = useMemo(
    () =>
      defineFields<TryValues, null, GuideText>({
        address: {
          label: 'address',
          hint: 'addressHint',
          control: 'text',
          wide: true,
          required: 'addressRequired',
          check: (address) => (askingOf(address, calls) ? null : 'addressUnknown'),
        },
      }),
    [calls],
  );
  const form = useFieldForm({
    fields,
    t,
    initial: { address: firstAddress(calls) },
    lookups: null,
    keep: { name: 'api try' },
    onSubmit: async ({ address }) => {
      setTried(null);
      const asking = askingOf(address, calls);
      if (asking) setTried(await tryCall(asking, held));
    },
  });
  const { id, set } = form;
  useEffect(() => {
    if (!chosen) return;
    set('address', chosen.address);
    focusField(id, 'address');
  }, [chosen, id, set]);
  return (
    <Card title={t('tryTitle')}>
      <p>{t('tryText', { minutes: TRIAL_MINUTES })}</p>
      <Form form={form}>
        <FormAlert problem={form.problem} fallback={t('askFailed')} />
        <FieldGrid form={form} names={['address']} />
        <div className="cx-actions">
          <Button type="submit" loading={form.submitting}>
            {t('ask')}
          </Button>
        </div>
      </Form>
      <div aria-live="polite">{tried && <Answer {...tried} />}</div>
    </Card>
  );
}

function Answer({ answer, left }: Tried) {
  const t = useTexts(guideTexts);
  const text = shownAnswer(answer);
  const isCut = text.length > SHOWN;
  return (
    <section aria-label={t('answer')}>
      {left && <p>{t('left', left)}</p>}
      {isCut ? <p>{t('cut', { shown: SHOWN, all: text.length })}</p> : null}
      <pre className="admin-code">{text.slice(0, SHOWN)}</pre>
    </section>
  );
}

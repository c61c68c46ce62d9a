import { useMemo, useRef, useState } from 'react';
import { TRIAL_MINUTES, type TrialToken } from 'shared-domain';
import { defineFields, FieldGrid, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { addressOf, askingOf, type GuideCall } from './guide.rules.ts';
import { tryCall, type Tried } from './guide.resource.ts';
import { guideTexts, type GuideText } from './texts.ts';

type TryValues = { address: string };

/** As much of an answer as tells what it is like. */
const SHOWN = 5000;

const FIRST = { path: '/counts', needed: ['flowid_txdot'] };

/** Asks a call that reads as a program does, and shows what it answers. */
export function TryCall({ calls }: { calls: GuideCall[] }) {
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
    initial: { address: addressOf(FIRST) },
    lookups: null,
    keep: { name: 'api try' },
    onSubmit: async ({ address }) => {
      setTried(null);
      const asking = askingOf(address, calls);
      if (asking) setTried(await tryCall(asking, held));
    },
  });
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
  const text = JSON.stringify(answer, null, 2);
  const isCut = text.length > SHOWN;
  return (
    <section aria-label={t('answer')}>
      {left && <p>{t('left', left)}</p>}
      {isCut ? <p>{t('cut', { shown: SHOWN, all: text.length })}</p> : null}
      <pre className="admin-code">{text.slice(0, SHOWN)}</pre>
    </section>
  );
}

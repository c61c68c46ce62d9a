import { useMemo, useState } from 'react';
import { defineFields, FieldGrid, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { addressOf, askingOf, type GuideCall } from './guide.rules.ts';
import { tryCall } from './guide.resource.ts';
import { guideTexts, type GuideText } from './texts.ts';

type TryValues = { address: string };

/** As much of an answer as tells what it is like. */
const SHOWN = 5000;

const FIRST = { path: '/counts', needed: ['flowid_txdot'] };

/** Asks a call that reads with one's own session, and shows what it answers. */
export function TryCall({ calls }: { calls: GuideCall[] }) {
  const t = useTexts(guideTexts);
  const [answer, setAnswer] = useState<string | null>(null);
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
      setAnswer(null);
      const asking = askingOf(address, calls);
      if (asking) setAnswer(JSON.stringify(await tryCall(asking), null, 2));
    },
  });
  return (
    <Card title={t('tryTitle')}>
      <p>{t('tryText')}</p>
      <Form form={form}>
        <FormAlert problem={form.problem} fallback={t('askFailed')} />
        <FieldGrid form={form} names={['address']} />
        <div className="cx-actions">
          <Button type="submit" loading={form.submitting}>
            {t('ask')}
          </Button>
        </div>
      </Form>
      <div aria-live="polite">{answer === null ? null : <Answer text={answer} />}</div>
    </Card>
  );
}

function Answer({ text }: { text: string }) {
  const t = useTexts(guideTexts);
  const isCut = text.length > SHOWN;
  return (
    <section aria-label={t('answer')}>
      {isCut ? <p>{t('cut', { shown: SHOWN, all: text.length })}</p> : null}
      <pre className="admin-code">{text.slice(0, SHOWN)}</pre>
    </section>
  );
}

import type { ReactNode } from 'react';
import { ErrorSummary, focusField, type FieldForm, type FormValues } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { texts } from '../texts.ts';

type OrderFormProps<V extends FormValues, L, K extends string> = {
  title: string;
  form: FieldForm<V, L, K>;
  /** Its fields and buttons. */
  children: ReactNode;
};

/** The frame of an order of data: a card, what has to be corrected, and sending. */
export function OrderForm<V extends FormValues, L, K extends string>({
  title,
  form,
  children,
}: OrderFormProps<V, L, K>) {
  const t = useTexts(texts);
  return (
    <Card title={title}>
      <form
        className="exports-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorSummary
          title={t('correct')}
          faults={form.faults}
          attempt={form.attempt}
          onGo={(name) => focusField(form.id, name)}
        />
        {children}
      </form>
    </Card>
  );
}

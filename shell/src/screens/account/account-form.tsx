import type { ReactNode } from 'react';
import type { ApiError } from 'shared-ui/api';
import { type FieldForm, FieldGrid, Form } from 'shared-ui/form';
import { Alert, Button } from 'shared-ui/ui';
import { refusalText } from './refusal.rules.ts';
import type { AccountText } from './texts.ts';

/** The form of an account screen: what is wrong, its fields, one act. */
export function AccountForm<V extends Record<string, unknown>>({
  form,
  submitLabel,
  failed,
  wordRefusal = refusalText,
  children,
  links,
}: {
  form: FieldForm<V, null, AccountText>;
  submitLabel: string;
  /** The screen's own sentence for a failure. */
  failed: string;
  wordRefusal?: (problem: ApiError, failed: string) => string;
  /** Between the fields and the act. */
  children?: ReactNode;
  /** Beside the act. */
  links?: ReactNode;
}) {
  return (
    <Form form={form}>
      {form.problem ? <Alert severity="danger">{wordRefusal(form.problem, failed)}</Alert> : null}
      <FieldGrid form={form} names={Object.keys(form.setup.fields)} />
      {children}
      <div className="cx-actions">
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
        {links}
      </div>
    </Form>
  );
}

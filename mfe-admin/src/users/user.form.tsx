import type { ReactNode } from 'react';
import { FieldGrid, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useUnsavedChanges } from 'shared-ui/remote';
import { GRANTED_RIGHTS, paths } from 'shared-domain';
import { Button, Card, LinkButton } from 'shared-ui/ui';
import { userTexts } from './texts.ts';
import type { UserFields, UserLookups, UserText } from './user.fields.ts';
import { toRequest, type UserValues } from './user.record.ts';
import type { UserRequest } from './users.resource.ts';

type UserFormProps = {
  fields: UserFields;
  initial: UserValues;
  lookups: UserLookups;
  submitLabel: string;
  /** Saves the person; an ApiError is shown above the form and at its fields. */
  onSave: (user: UserRequest) => Promise<void>;
  /** What is to be known first. */
  notice?: ReactNode;
  /** Further links, beside the button. */
  children?: ReactNode;
};

const isRight = (name: keyof UserValues) => (GRANTED_RIGHTS as readonly string[]).includes(name);

/** The form of a person, for adding and editing. */
export function UserForm({ fields, initial, lookups, submitLabel, onSave, notice, children }: UserFormProps) {
  const t = useTexts(userTexts);
  const form = useFieldForm<UserValues, UserLookups, UserText>({
    fields,
    t,
    initial,
    lookups,
    keep: { name: 'user' },
    onSubmit: (values) => onSave(toRequest(values, fields)),
  });
  useUnsavedChanges(form.dirty);
  const named = Object.keys(fields) as (keyof UserValues)[];
  return (
    <Form form={form}>
      <FormAlert
        problem={form.problem}
        fallback={t('failed')}
        advice={form.problem?.errors ? t('fix') : undefined}
      />
      {notice}
      <Card>
        <FieldGrid form={form} names={named.filter((name) => !isRight(name))} />
        {/* rights begin a line of their own, not beside the heads of fields */}
        {named.some(isRight) && <FieldGrid form={form} names={named.filter(isRight)} />}
        <div className="cx-actions">
          <Button type="submit" loading={form.submitting}>
            {submitLabel}
          </Button>
          {children}
          <LinkButton severity="text" to={paths.authorizedUsers.href()}>
            {t('backToList')}
          </LinkButton>
        </div>
      </Card>
    </Form>
  );
}

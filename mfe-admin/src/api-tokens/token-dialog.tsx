import { useMemo } from 'react';
import { mayScope, TOKEN_DAYS, TOKEN_SCOPES, type MadeApiToken } from 'shared-domain';
import { useUser } from 'shared-ui/auth';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { tokenTexts } from './texts.ts';
import { tokenFields } from './token.fields.ts';
import { NEW_TOKEN, toRequest } from './token.record.ts';
import { makeToken, type TokenOwner } from './tokens.resource.ts';

/** Asks what a new token is for, and makes it. */
export function TokenDialog({
  owner,
  onClose,
  onMade,
}: {
  owner: TokenOwner;
  onClose: () => void;
  onMade: (made: MadeApiToken) => void;
}) {
  const t = useTexts(tokenTexts);
  const user = useUser();
  const lookups = useMemo(
    () => ({
      scopes: TOKEN_SCOPES.filter((scope) => mayScope(scope, owner, user)).map((scope) => ({
        code: scope,
        label: t(scope),
      })),
      days: TOKEN_DAYS.map((days) => ({ code: String(days), label: t('daysOption', { days }) })),
    }),
    [t, owner, user],
  );
  const form = useFieldForm({
    fields: tokenFields,
    t,
    initial: NEW_TOKEN,
    lookups,
    keep: { name: `api token ${owner}` },
    onSubmit: async (values) => onMade(await makeToken(owner, toRequest(values))),
  });
  return (
    <FormDialog
      form={form}
      title={t('add')}
      accept={t('add')}
      failed={t('failed')}
      advice={t('fix')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['name', 'scopes', 'days', 'addresses', 'password']} />
    </FormDialog>
  );
}

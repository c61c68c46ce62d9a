import { paths } from 'shared-domain';
import { FieldGrid, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices, useUnsavedChanges } from 'shared-ui/remote';
import { useNavigate } from 'shared-ui/router';
import { Button, Card, LinkButton, Page } from 'shared-ui/ui';
import { addAgency } from './agencies.resource.ts';
import { newAgencyFields } from './new-agency.fields.ts';
import { emptyAgency, errorsByField, toNewRequest, type NewAgencyValues } from './new-agency.record.ts';
import { agencyTexts } from './texts.ts';

/** /add-agency: an agency and its first user. */
export function AddAgencyScreen() {
  const t = useTexts(agencyTexts);
  const add = useAddAgency();
  const form = useFieldForm({
    fields: newAgencyFields,
    t,
    initial: emptyAgency,
    lookups: null,
    errorsByField,
    onSubmit: add,
  });
  useUnsavedChanges(form.dirty);
  return (
    <Page title={t('addAgency')} intro={t('required')}>
      <Form form={form}>
        <FormAlert
          problem={form.problem}
          fallback={t('failed')}
          advice={form.problem?.errors ? t('fix') : undefined}
        />
        <Card>
          <FieldGrid form={form} names={['name', 'eco_domain']} />
        </Card>
        <Card title={t('firstUser')}>
          <FieldGrid form={form} names={['user_name', 'user_email', 'user_admin']} />
        </Card>
        <div className="cx-actions">
          <Button type="submit" loading={form.submitting}>
            {t('addAgency')}
          </Button>
          <LinkButton severity="text" to={paths.agencies.href()}>
            {t('backToList')}
          </LinkButton>
        </div>
      </Form>
    </Page>
  );
}

/** Sends the form, tells of it and goes to the list of agencies. */
function useAddAgency() {
  const t = useTexts(agencyTexts);
  const { notify, setDirty } = useServices();
  const navigate = useNavigate();
  return async (values: NewAgencyValues) => {
    const request = toNewRequest(values);
    await addAgency(request);
    notify('success', t('added', { name: request.name, user: request.first_user.name }));
    // Nothing is left to lose, and the guard must know before the address changes.
    setDirty(false);
    await navigate(paths.agencies.href());
  };
}

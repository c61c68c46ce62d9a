import { useId, useMemo, useState } from 'react';
import type { Agency, District } from 'shared-domain';
import { FieldGrid, FormAlert, focusField, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { saveAgency } from './agencies.resource.ts';
import { agencyFields } from './agency.fields.ts';
import { districtOptions, toForm, toRequest } from './agency.record.ts';
import { agencyTexts } from './texts.ts';

type AgencyDialogProps = {
  agency: Agency;
  districts: District[];
  onClose: () => void;
  onSaved: (agency: Agency) => void;
};

/** Edits one agency: its name, its domain with the counter vendor, its districts. */
export function AgencyDialog({ agency, districts, onClose, onSaved }: AgencyDialogProps) {
  const t = useTexts(agencyTexts);
  const formId = useId();
  const [initial] = useState(() => toForm(agency));
  const lookups = useMemo(() => ({ districts: districtOptions(districts) }), [districts]);
  const form = useFieldForm({
    fields: agencyFields,
    t,
    initial,
    lookups,
    keep: { name: `agency ${agency.id}` },
    onSubmit: async (values) => onSaved(await saveAgency(agency.id, toRequest(values))),
  });
  const save = async () => {
    // The name is the one field that can be left wrong.
    if (!(await form.submit())) focusField(form.id, 'name');
  };
  return (
    <Dialog
      title={t('editTitle')}
      open
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.submitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="cx-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormAlert
          problem={form.problem}
          fallback={t('failed')}
          advice={form.problem?.errors ? t('fix') : undefined}
        />
        <FieldGrid form={form} names={['name', 'eco_domain', 'txdot_districts']} />
      </form>
    </Dialog>
  );
}

import { useMemo, useState } from 'react';
import type { Agency, District } from 'shared-domain';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
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
  return (
    <FormDialog
      form={form}
      title={t('editTitle')}
      accept={t('save')}
      failed={t('failed')}
      advice={t('fix')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['name', 'eco_domain', 'txdot_districts']} />
    </FormDialog>
  );
}

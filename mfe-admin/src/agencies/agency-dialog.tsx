import { useMemo } from 'react';
import type { Agency, District } from 'shared-domain';
import { FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { newerAgency, saveAgency } from './agencies.resource.ts';
import { agencyFields } from './agency.fields.ts';
import { districtOptions, EMPTY_AGENCY, ofVersion, toForm, toRequest } from './agency.record.ts';
import { agencyTexts } from './texts.ts';

type AgencyDialogProps = {
  agency: Agency;
  districts: District[];
  onClose: () => void;
  onSaved: (agency: Agency) => void;
};

/** Edits one agency: its name, its domain with the counter vendor, its districts; beside what somebody else saves meanwhile (S10). */
export function AgencyDialog({ agency, districts, onClose, onSaved }: AgencyDialogProps) {
  const t = useTexts(agencyTexts);
  const lookups = useMemo(() => ({ districts: districtOptions(districts) }), [districts]);
  const { form, stale, mergeStale } = useVersionedForm({
    fields: agencyFields,
    t,
    lookups,
    empty: EMPTY_AGENCY,
    edited: {
      record: ofVersion(agency),
      loadNewer: async () => ofVersion(await newerAgency(agency.id)),
    },
    name: `agency ${agency.id}`,
    toForm,
    send: async (values, { version }) => {
      const saved = await saveAgency(agency.id, toRequest(values, version));
      onSaved(saved);
      return ofVersion(saved);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('editTitle')}
      accept={t('save')}
      failed={t('failed')}
      advice={t('fix')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      <FieldGrid form={form} names={['name', 'eco_domain', 'txdot_districts']} />
    </FormDialog>
  );
}

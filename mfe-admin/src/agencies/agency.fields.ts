import { NAME_MAX, type CodeOption } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { AgencyValues } from './agency.record.ts';
import type { agencyTexts } from './texts.ts';

/** What the dialog chooses from. */
export type AgencyLookups = { districts: CodeOption[] };

/** The fields of the agency dialog. */
export const agencyFields = defineFields<AgencyValues, AgencyLookups, keyof typeof agencyTexts.en>({
  name: {
    label: 'name',
    control: 'text',
    wide: true,
    maxLength: NAME_MAX,
    required: 'nameRequired',
  },
  eco_domain: {
    label: 'ecoDomain',
    hint: 'ecoDomainHint',
    control: 'text',
    wide: true,
    maxLength: NAME_MAX,
  },
  txdot_districts: {
    label: 'districts',
    control: 'multi',
    wide: true,
    options: (_, { districts }) => districts,
  },
});

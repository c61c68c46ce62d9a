import { isEmail, LINE_MAX } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import { NEW_CONTACT } from './contact.record.ts';
import type { StationLookups } from './lookups.ts';
import type { StationValues } from './station.record.ts';
import type { fieldTexts } from './field-texts.ts';

const isNewProvider = ({ provider }: StationValues) => provider === NEW_CONTACT;
const isNewRequester = ({ requester }: StationValues) => requester === NEW_CONTACT;
const emailCheck = (text: string) => (isEmail(text) ? null : ('invalidEmail' as const));

/** Who provides the counter and who asked for the counts; of a new one, how to reach them. */
export const contactFields = defineFields<StationValues, StationLookups, keyof typeof fieldTexts.en>({
  provider: {
    label: 'provider',
    control: 'select',
    wide: true,
    options: (_, { providers }) => providers,
  },
  provider_agency: {
    label: 'provider_agency',
    control: 'text',
    maxLength: LINE_MAX,
    visible: isNewProvider,
  },
  provider_name: {
    label: 'provider_name',
    control: 'text',
    maxLength: LINE_MAX,
    required: 'requiredField',
    visible: isNewProvider,
  },
  provider_phone: { label: 'provider_phone', control: 'text', maxLength: LINE_MAX, visible: isNewProvider },
  provider_email: {
    label: 'provider_email',
    control: 'email',
    maxLength: LINE_MAX,
    check: emailCheck,
    visible: isNewProvider,
  },
  requester: {
    label: 'requester',
    control: 'select',
    wide: true,
    options: (_, { requesters }) => requesters,
  },
  requester_agency: {
    label: 'requester_agency',
    control: 'text',
    maxLength: LINE_MAX,
    visible: isNewRequester,
  },
  requester_name: {
    label: 'requester_name',
    control: 'text',
    maxLength: LINE_MAX,
    required: 'requiredField',
    visible: isNewRequester,
  },
  requester_phone: {
    label: 'requester_phone',
    control: 'text',
    maxLength: LINE_MAX,
    visible: isNewRequester,
  },
  requester_email: {
    label: 'requester_email',
    control: 'email',
    maxLength: LINE_MAX,
    check: emailCheck,
    visible: isNewRequester,
  },
});

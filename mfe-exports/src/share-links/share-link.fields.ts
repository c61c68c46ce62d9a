import { COMPARE_ADDRESS_MAX, SHARE_LINK_DAYS, SHARE_LINK_NAME_MAX } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { ShareLinkValues } from './share-link.record.ts';
import type { ShareLinkText } from './texts.ts';

/** The fields of a new link. */
export const shareLinkFields = defineFields<ShareLinkValues, null, ShareLinkText>({
  name: {
    label: 'name',
    hint: 'nameHint',
    control: 'text',
    wide: true,
    maxLength: SHARE_LINK_NAME_MAX,
    required: 'required',
  },
  shows: {
    label: 'showsField',
    hint: 'showsHint',
    control: 'text',
    wide: true,
    maxLength: COMPARE_ADDRESS_MAX,
    required: 'required',
  },
  days: {
    label: 'days',
    control: 'number',
    required: 'required',
    check: (days) => (days >= 1 && days <= SHARE_LINK_DAYS.most ? null : 'badDays'),
  },
});

import { NAME_MAX } from 'shared-domain';
import { defineFields, isDay, renamedErrors } from 'shared-ui/form';
import type { CampaignValues } from './campaign.record.ts';
import type { CampaignLookups } from './campaigns.resource.ts';
import type { campaignFormTexts } from './form.texts.ts';

/** What the form chooses from, and what it may still change. */
export type FormLookups = CampaignLookups & {
  /** Whether the person may make one over several agencies. */
  superAdmin: boolean;
  /** Null for a new one. */
  state: 'draft' | 'open' | null;
};

const isFrozen = (_: CampaignValues, { state }: FormLookups): boolean => state === 'open';
const MOST_PERCENT = 100;

/** Which stations are refused stands at their list. */
export const errorsByField = renamedErrors({ 'filter.stations': 'stations' });

/** The fields of a campaign, in the form's order. */
export const campaignFields = defineFields<CampaignValues, FormLookups, keyof typeof campaignFormTexts.en>({
  name: { label: 'name', control: 'text', wide: true, maxLength: NAME_MAX, required: 'nameRequired' },
  from: { label: 'from', control: 'date', required: 'dayRequired', disabled: isFrozen },
  until: {
    label: 'until',
    control: 'date',
    required: 'dayRequired',
    disabled: isFrozen,
    check: (until, { from }) => (from !== null && isDay(from) && until < from ? 'backwards' : null),
  },
  due: {
    label: 'due',
    control: 'date',
    required: 'dayRequired',
    check: (due, { until }) => (until !== null && isDay(until) && due < until ? 'dueTooEarly' : null),
  },
  several: {
    label: 'several',
    control: 'check',
    wide: true,
    disabled: (_, { superAdmin, state }) => !superAdmin || state !== null,
  },
  agencies: {
    label: 'agencies',
    hint: 'agenciesHint',
    control: 'multi',
    visible: ({ several }) => several,
    disabled: isFrozen,
    options: (_, { agencies }) => agencies.map(({ id, name }) => ({ code: String(id), label: name })),
  },
  search: { label: 'search', control: 'text', maxLength: NAME_MAX, disabled: isFrozen },
  stations: {
    label: 'chosen',
    hint: 'chosenHint',
    control: 'multi',
    disabled: isFrozen,
    options: (_, { stations }) => stations,
  },
  counted: { label: 'counted', control: 'check', wide: true, disabled: isFrozen },
  people: {
    label: 'people',
    hint: 'peopleHint',
    control: 'multi',
    wide: true,
    options: (_, { people, agencies }) =>
      people.map(({ id, name, agency }) => ({
        code: String(id),
        label: agencies.length > 1 ? `${name} (${agency})` : name,
      })),
  },
  no_strong: { label: 'noStrong', control: 'check', wide: true, disabled: isFrozen },
  uptime: {
    label: 'uptime',
    hint: 'uptimeHint',
    control: 'number',
    disabled: isFrozen,
    check: (uptime) =>
      Number.isInteger(uptime) && uptime >= 1 && uptime <= MOST_PERCENT ? null : 'uptimeRange',
  },
});

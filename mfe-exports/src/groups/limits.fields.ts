import {
  GROUP_LIMIT_NAMES,
  GROUP_LIMITS,
  isLimitOfDays,
  limitsOverlap,
  NOTES_MAX,
  type GroupLimitName,
  type GroupLimits,
  type GroupLimitsReply,
} from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { limitsTexts } from './limits.texts.ts';

type Key = keyof typeof limitsTexts.en;
export type LimitsValues = Record<GroupLimitName, number | null> & { reason: string };

const within = (name: GroupLimitName) => (value: number) => {
  const { least, most } = GROUP_LIMITS[name];
  if (value < least || value > most) return 'outOfRange' as const;
  return isLimitOfDays(name) && !Number.isInteger(value) ? ('wholeDays' as const) : null;
};

/** The values as limits; null while one is missing. */
export const toLimits = (values: LimitsValues): GroupLimits | null =>
  GROUP_LIMIT_NAMES.some((name) => values[name] === null) ? null : limitsAlone(values as GroupLimits);

/** A limit's field, with what goes beyond its own range. */
const limitField = (name: GroupLimitName, further: (values: LimitsValues) => Key | null = () => null) => ({
  label: name,
  hint: `${name}Hint` as const,
  control: 'number' as const,
  required: 'required' as const,
  check: (value: number, values: LimitsValues) => within(name)(value) ?? further(values),
});

/** The fields of the limits; the API checks the same by the same rules. */
export const limitsFields = defineFields<LimitsValues, null, Key>({
  commuter_wwi: limitField('commuter_wwi', (values) => {
    const limits = toLimits(values);
    return limits && limitsOverlap(limits) ? 'overlap' : null;
  }),
  commuter_ami: limitField('commuter_ami'),
  recreational_wwi: limitField('recreational_wwi'),
  recreational_ami: limitField('recreational_ami'),
  days: limitField('days'),
  weekend_days: limitField('weekend_days', ({ days, weekend_days: weekend }) =>
    days !== null && weekend !== null && weekend > days ? 'weekendDays' : null,
  ),
  past: limitField('past'),
  split: limitField('split'),
  reason: {
    label: 'reason',
    hint: 'reasonHint',
    control: 'area',
    wide: true,
    maxLength: NOTES_MAX,
    required: 'required',
  },
});

/** The limits alone, of what says more than them. */
export const limitsAlone = (of: GroupLimits): GroupLimits =>
  Object.fromEntries(GROUP_LIMIT_NAMES.map((name) => [name, of[name]])) as GroupLimits;

/** The limits that hold, to be changed: the reason is of the change. */
export const toLimitsForm = (limits: GroupLimitsReply): LimitsValues => ({
  ...limitsAlone(limits),
  reason: '',
});

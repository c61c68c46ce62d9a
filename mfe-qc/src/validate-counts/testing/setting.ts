import type { FindingSetting } from 'shared-domain';

/** A threshold that nobody has set. */
export const setting = (part: Partial<FindingSetting> = {}): FindingSetting => ({
  name: 'gap.strong_hours',
  rule: 'gap',
  label: 'Strong from',
  unit: 'hours',
  default: 12,
  least: 1,
  most: 24,
  agency: null,
  station: null,
  flow: null,
  value: 12,
  ...part,
});

import type { RegistryEntry } from 'shared-ui/remote';

/** A remote as this page has it. */
export type PageEntry = RegistryEntry & {
  /** None of its releases fits this shell. */
  isUnfit?: boolean;
  /** Its person brought it into this page: a preview, or a developer's. */
  isBrought?: boolean;
};

/** Who runs an installation, where nobody says otherwise. */
export const DEFAULT_INSTITUTE = 'Count Exchange';

/** GET /site-settings: what an installation calls itself. */
export type SiteSettings = {
  /** Whose copyright the footer names. */
  institute: string;
};

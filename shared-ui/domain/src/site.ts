/** Who runs an installation, where nobody says otherwise. */
export const DEFAULT_INSTITUTE = 'Count Exchange';

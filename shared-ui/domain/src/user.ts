/** What a super admin grants and withdraws, beside the agency (A11). */
export const GRANTED_RIGHTS = [
  'admin',
  'super_admin',
  'monitors',
  'flag_deployments',
  'flag_next_stations',
] as const;
export type GrantedRight = (typeof GRANTED_RIGHTS)[number];

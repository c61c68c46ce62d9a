/** A person with an account. Rights are 0 or 1, as the API spells them. */
export type User = {
  id: number;
  name: string;
  email: string;
  agency_id: number;
  agency: { id: number; name: string; statewide: boolean };
  admin: 0 | 1;
  super_admin: 0 | 1;
  flag_deployments: 0 | 1;
  flag_next_stations: 0 | 1;
  monitors: 0 | 1;
};

/** POST /user/login: `expires_in` in seconds. */
export type Login = { access_token: string; user: User; expires_in: number };

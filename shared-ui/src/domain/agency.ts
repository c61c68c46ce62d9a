/** The owner of users and stations. `statewide` marks the two special agencies, which see every district and county. */
export type Agency = {
  id: number;
  name: string;
  eco_domain: string | null;
  statewide: boolean;
  txdot_districts: number[];
};

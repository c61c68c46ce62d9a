/** The owner of users and stations. `statewide` marks the two special agencies, which see every district and county. */
export type Agency = {
  id: number;
  name: string;
  eco_domain: string | null;
  statewide: boolean;
  txdot_districts: number[];
  /** Since when nobody can sign in for it; its data stays. Null while it is open. */
  closed_at: string | null;
};

/**
 * Header of a call with the id of the agency that its page shows. Where the session is in another one by now the call
 * is refused with 409, and the answer carries that agency's id in the same header.
 */
export const AGENCY_HEADER = 'x-agency';

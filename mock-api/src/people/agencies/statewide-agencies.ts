/** An agency of the first installation. */
export type AgencyEntry = {
  id: number;
  name: string;
  eco_domain: string | null;
  statewide: boolean;
  txdot_districts: number[];
};

/** Ids of the agencies, so that stations and accounts can name them. */
export const AGENCY = {
  txdot: 1,
  tti: 2,
  austin: 3,
  houston: 4,
  dallas: 5,
  sanAntonio: 6,
  elPaso: 7,
} as const;

/** The two special agencies see every district and county; the others their own. */
export const statewideAgencies: AgencyEntry[] = [
  { id: AGENCY.txdot, name: 'TxDOT', eco_domain: 'txdot', statewide: true, txdot_districts: [] },
  {
    id: AGENCY.tti,
    name: 'Texas A&M Transportation Institute',
    eco_domain: 'tti',
    statewide: true,
    txdot_districts: [],
  },
];

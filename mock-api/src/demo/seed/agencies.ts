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

/** The agencies of the demonstration. */
export const demoAgencies: AgencyEntry[] = [
  {
    id: AGENCY.austin,
    name: 'City of Austin',
    eco_domain: 'cityofaustin',
    statewide: false,
    txdot_districts: [14],
  },
  {
    id: AGENCY.houston,
    name: 'City of Houston',
    eco_domain: 'houstonbikeways',
    statewide: false,
    txdot_districts: [12],
  },
  {
    id: AGENCY.dallas,
    name: 'City of Dallas',
    eco_domain: 'cityofdallas',
    statewide: false,
    txdot_districts: [18],
  },
  {
    id: AGENCY.sanAntonio,
    name: 'City of San Antonio',
    eco_domain: 'cosatx',
    statewide: false,
    txdot_districts: [15],
  },
  { id: AGENCY.elPaso, name: 'El Paso MPO', eco_domain: null, statewide: false, txdot_districts: [24] },
];

import { AGENCY, type AgencyEntry } from '../../people/agencies/statewide-agencies.ts';

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

import { exportDateOfIso, type StationSearch, type TmasForm, type TmasRequest } from 'shared-domain';
import type { PlaceValues } from '../station-search/place.fields.ts';

/** The form's values: codes as text, days as 'YYYY-MM-DD'. */
export type TmasValues = PlaceValues & {
  stations: string[];
  fromDate: string | null;
  toDate: string | null;
  layout: TmasForm;
};

/** An empty form; pipes are the default, because the fixed columns don't hold the whole functional class. */
export const emptyTmas: TmasValues = {
  txdot_districts: [],
  counties: [],
  agencies: [],
  stations: [],
  fromDate: null,
  toDate: null,
  layout: 'pipe',
};

/** The search that the choices ask for; the screen is a super admin's, who may search by agency. */
export function toTmasSearch(values: TmasValues): StationSearch {
  return {
    txdot_districts: values.txdot_districts.map(Number),
    counties: values.counties.map(Number),
    agencies: values.agencies.map(Number),
  };
}

/** The export that the choices ask for; dates travel as MM/dd/yyyy. */
export function toTmasRequest({ stations, fromDate, toDate, layout }: TmasValues): TmasRequest {
  const date = (iso: string | null) => (iso === null ? '' : exportDateOfIso(iso));
  return { stations, fromDate: date(fromDate), toDate: date(toDate), form: layout };
}

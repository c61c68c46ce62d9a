import type { NextStation, V1Station } from 'shared-domain';
import { fieldsOf, type FormName } from 'shared-domain/fields';
import { emptyFlow, toForm as flowValues, type FlowValues } from '../flow/flow.record.ts';
import {
  emptyValues,
  toForm as nextValues,
  type NextStationValues,
} from '../next-station/next-station.record.ts';
import { foundChannels } from '../station/channel.record.ts';
import { contactValues } from '../station/contact.record.ts';
import { emptyStation, toForm as v1Values, type StationValues } from '../station/station.record.ts';

/** Why a column of a station, or of a flow, is told anew of its copy: all others are copied. */
type Why = 'its name' | 'its place' | 'follows its place' | 'its counter' | 'its own story';

/** The columns that are told anew. What is not here can be the same at a station's neighbor, and mostly is. */
export const TOLD_ANEW: Readonly<Record<string, Why>> = {
  station_name: 'its name',
  latitude: 'its place',
  longitude: 'its place',
  station_location: 'its place',
  // found by the coordinates once they are there; what was copied would count as the person's choice
  county_code: 'follows its place',
  city_id: 'follows its place',
  neighborhood: 'follows its place',
  txdot_district_code: 'follows its place',
  eco_id: 'its counter',
  eco_name: 'its counter',
  serial_number: 'its counter',
  station_id_agency: 'its counter',
  year_station_established: 'its own story',
  year_station_discontinued: 'its own story',
  first_imported: 'its own story',
  other_notes: 'its own story',
};

/** A form's values with those told anew as an empty form has them. */
function copied<V extends object>(form: FormName, values: V, empty: V): V {
  const anew = fieldsOf(form).filter(({ column }) => column in TOLD_ANEW);
  const kept = anew.map(({ name }) => [name, empty[name as keyof V]] as const);
  return { ...values, ...Object.fromEntries(kept) };
}

/** What the v1 form of a station's copy begins with; its channels are new ones, without their ids at the vendor's. */
export const v1CopyOf = (record: V1Station): StationValues => ({
  ...copied('v1', v1Values(record), emptyStation),
  ...contactValues('provider', record.provider),
  ...contactValues('requester', record.requester),
  ...foundChannels(record.channels.map((channel) => ({ ...channel, eco_id: null }))),
});

/** What the next form of a station's copy begins with. */
export const nextCopyOf = (record: NextStation): NextStationValues =>
  copied('next', nextValues(record), emptyValues);

/** What the forms of its flows begin with. */
export const flowCopiesOf = ({ flows }: Pick<NextStation, 'flows'>): FlowValues[] =>
  flows.map((flow) => copied('flow', flowValues(flow), emptyFlow));

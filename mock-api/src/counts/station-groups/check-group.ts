import {
  GROUP_STATIONS_MAX,
  GROUP_STATIONS_MIN,
  signsOf,
  stationsFault,
  stationsInOrder,
  type StationGroupFacts,
} from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Language } from '../../platform/text/language.ts';
import { readCountStations } from '../../stations/records/count-station.sql.ts';
import { streamsOf } from './read-groups.ts';
import { selectGroupStations, type KeptFlow } from './station-groups.sql.ts';
import { texts } from './texts.ts';

const refuse = (field: 'flows' | 'kind', text: ApiProblem['text']) =>
  new ApiProblem(422, text, { errors: { [field]: [text] } });

/** What is to be kept of a group: the flows of its stations, those of one station together, and whose it is. */
export type CheckedGroup = { agency: number; flows: KeptFlow[] };

/**
 * Refuses a group with too few stations or too many, with stations of several agencies, with a flow that is not there for the
 * caller or is there twice, and with a sign that the flow can't have.
 */
export async function checkGroup(
  db: Queryable,
  { kind, flows }: StationGroupFacts,
  language: Language,
): Promise<CheckedGroup> {
  const numbers = stationsInOrder(flows);
  const fault = stationsFault(kind, numbers.length);
  if (fault === 'few') throw refuse('flows', texts.tooFew({ count: String(GROUP_STATIONS_MIN[kind]) }));
  if (fault === 'many') throw refuse('flows', texts.tooMany({ count: String(GROUP_STATIONS_MAX[kind]) }));
  if (new Set(flows.map(({ flow_id }) => flow_id)).size < flows.length) throw refuse('flows', texts.twice);
  const rows = await selectGroupStations(db, numbers);
  const [first] = rows;
  if (!first || rows.length < numbers.length) throw refuse('flows', texts.unknownFlow);
  if (rows.some(({ agency_id }) => agency_id !== first.agency_id))
    throw refuse('flows', texts.severalAgencies);
  const stations = await readCountStations(
    db,
    rows.map(({ id }) => id),
    language,
  );
  const kept = numbers.flatMap((number) => {
    const station = stations.find(({ station_id_tmg }) => station_id_tmg === number);
    const streams = station ? streamsOf(station) : [];
    return flows
      .filter((flow) => flow.station === number)
      .map(({ flow_id, sign }) => {
        const stream = streams.find(({ id }) => id === flow_id);
        if (!station || !stream) throw refuse('flows', texts.unknownFlow);
        if (!signsOf(stream.combined).includes(sign))
          throw refuse(
            'flows',
            texts[stream.combined ? 'noSign' : 'needsSign']({ flow: stream.name, station: number }),
          );
        return { station_id: station.id, flow_id, sign };
      });
  });
  return { agency: first.agency_id, flows: kept };
}

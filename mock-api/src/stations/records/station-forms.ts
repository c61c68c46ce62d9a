import { draftProgress, v1DraftProgress } from 'shared-domain';
import type { NextStationRequest, V1Channel, V1Station } from 'shared-domain';
import { fieldsOf } from 'shared-domain/fields';
import type { FlowColumn, FormAnswers } from 'shared-domain/fields';
import { sharedFacts, stationFacts } from './asked-once.rules.ts';
import { flowIdOrNull } from './flow-id.rules.ts';
import type { FlowRow } from './flows.sql.ts';
import type { StationColumns, StationRecord } from './station-record.sql.ts';

const ASKED = { next: fieldsOf('next'), v1: fieldsOf('v1') };
const CHANNEL = fieldsOf('channel');

/** A record's answers under the names that a form's requests have. */
function answersOf<F extends keyof typeof ASKED>(form: F, record: object): FormAnswers[F] {
  const stored = new Map<string, unknown>(Object.entries(record));
  const entries = ASKED[form].map(({ column, request, isFirst }) => {
    const value = stored.get(column);
    return [request, isFirst ? firstOf(value) : value];
  });
  return Object.fromEntries(entries) as FormAnswers[F];
}

const firstOf = (codes: unknown): unknown => (Array.isArray(codes) ? (codes[0] ?? null) : null);

/** The columns that a request of the next form writes. */
export function columnsOfNext(request: NextStationRequest): Partial<StationColumns> {
  const sent = new Map<string, unknown>(Object.entries(request));
  return Object.fromEntries(ASKED.next.map(({ column, request: name }) => [column, sent.get(name)]));
}

/** A record's answers as the next form names them. */
export const nextFields = (record: StationRecord): NextStationRequest => answersOf('next', record);

/** A flow as a channel row of the v1 form. */
function channelOf(flow: FlowRow): V1Channel {
  return {
    id: flow.id,
    ...(Object.fromEntries(
      CHANNEL.map(({ column, request }) => [request, flow[column as FlowColumn]]),
    ) as FormAnswers['channel']),
    ...stationFacts(flow),
    version: flow.version,
    has_counts: flow.has_counts,
    flowid_txdot: flowIdOrNull(flow.station_id_tmg, flow),
  };
}

/** What the v1 form shows of a station, but for its contacts and what the server keeps. */
export type V1Fields = Omit<
  V1Station,
  | 'id'
  | 'draft_id'
  | 'draft'
  | 'station_id_tmg'
  | 'agency_id'
  | 'progress'
  | 'version'
  | 'provider'
  | 'requester'
>;

/** A record's answers as the v1 form names them. */
export function v1Fields(record: StationRecord, flows: FlowRow[]): V1Fields {
  return {
    ...answersOf('v1', record),
    ...sharedFacts(record, flows),
    channels: flows.map(channelOf),
  };
}

/** How far a draft is by the form that it was made with (S4); null for a published station. */
export function progressOf(record: StationRecord, flows: FlowRow[]): number | null {
  if (!record.draft) return null;
  return record.form === 'v1' ? v1DraftProgress(v1Fields(record, flows)) : draftProgress(nextFields(record));
}

import type { NextStation } from 'shared-domain';
import type { NextList } from 'shared-domain/fields';
import { z } from 'zod';
import { confirmed, lineOrNull, idempotencyKey } from '../../platform/http/schemas.ts';
import { decimalNumber } from '../../platform/http/validate.ts';
import { flow, flowReply, flowSet } from '../flows/flows.payload.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { codeOption } from '../lookups/lookups.payload.ts';
import { optionsShape, repliedShape, sentShape } from '../records/field-schemas.ts';
import { nextFields, progressOf } from '../records/station-forms.ts';
import type { StationRecord } from '../records/station-record.sql.ts';

const fields = sentShape('next');

/** A new station as the next form sends it; only its shape is checked here. */
export const newStation = z.object({
  ...fields,
  confirmed,
  flow_set: flowSet.optional(),
  eco_id: lineOrNull(60).optional(),
  request_key: idempotencyKey,
});
/** The same with the version that was read (S10). */
export const versionedRequest = z.object({
  ...fields,
  confirmed,
  flow_set: flowSet.optional(),
  version: z.int().min(1).optional(),
});
export const publishBody = z.object({ station: versionedRequest });
export const stationParams = z.object({ id: z.string().max(20) });

export const geoQuery = z.object({ latitude: decimalNumber(), longitude: decimalNumber() });

const bareText = z.string().nullable();
const bareNumber = z.number().nullable();

/** A station or draft of the next form, as replied. */
export const nextStation = z.object({
  ...repliedShape('next'),
  id: z.int(),
  draft_id: z.int().nullable(),
  draft: z.boolean(),
  station_id_tmg: bareText,
  agency_id: z.int(),
  progress: bareNumber,
  version: z.int(),
  flows: z.array(flow),
});
export const created = z.object({ data: nextStation });

const numbered = { tmg_prefix: z.string(), tmg_count: z.int() };

export const reverseGeo = z.object({
  city: z.object({ id: z.int(), city_area: z.string(), ...numbered }).nullable(),
  county: z.object({ code: z.int(), county: z.string(), txdot_district_code: z.int() }).nullable(),
  nearest: z.object({ city_area: z.string(), distance_km: z.int() }).nullable(),
});

export const stationOptions = z.object({
  ...optionsShape<NextList>('next'),
  txdotDistrict: z.array(codeOption),
  county: z.array(codeOption.extend({ txdot_district_code: z.int() })),
  city: z.array(codeOption.extend({ county_code: z.int(), ...numbered })),
});

/** A station as the next form reads it; a draft with how far it is. */
export function nextStationReply(record: StationRecord, flows: FlowRow[]): NextStation {
  const { id, draft, station_id_tmg, agency_id, version } = record;
  return {
    ...nextFields(record),
    id,
    draft_id: draft ? id : null,
    draft,
    station_id_tmg,
    agency_id,
    progress: progressOf(record, flows),
    version,
    flows: flows.map(flowReply),
  };
}

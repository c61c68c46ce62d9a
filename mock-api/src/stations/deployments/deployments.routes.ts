import type { Deployment, DeploymentRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found, type ProblemDetail } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Text } from '../../platform/text/language.ts';
import { selectCodeLists } from '../lookups/lookups.sql.ts';
import * as sql from './deployments.sql.ts';
import { texts } from './texts.ts';

/** Refused with 422 and a sentence per field where it names records that are not there. */
async function refuseUnknown(db: Queryable, request: DeploymentRequest): Promise<void> {
  const missing = await sql.selectMissing(db, request);
  const faults: [boolean, keyof DeploymentRequest, Text][] = [
    [missing.agency, 'agency', texts.unknownAgency],
    [missing.stations, 'station_id_tmgs', texts.unknownStation],
    [missing.purpose, 'primary_count_purpose_code', texts.unknownPurpose],
    [missing.requester, 'requester_id', texts.unknownRequester],
    [missing.provider, 'provider_id', texts.unknownProvider],
  ];
  const found = faults.filter(([isMissing]) => isMissing);
  const [first] = found;
  if (!first) return;
  const errors: ProblemDetail['errors'] = Object.fromEntries(found.map(([, field, text]) => [field, [text]]));
  throw new ApiProblem(422, first[2], { errors });
}

/** What the audit log keeps of a deployment. */
const noted = ({ id, name, station_id_tmgs }: Deployment) => ({ deployment_id: id, name, station_id_tmgs });

const list = endpoint('GET /deployments', {
  handle: async ({ db, caller, language }) => ({
    data: await sql.selectDeployments(db, caller.listAgency, language),
  }),
});

const options = endpoint('GET /deployments/options', {
  handle: async ({ db, language }) => {
    const lists = await selectCodeLists(db, ['primaryCountPurpose'], language);
    return {
      primary_count_purposes: lists.primaryCountPurpose,
      stations: await sql.selectDeploymentStations(db),
      requesters: await sql.selectRequesters(db),
      providers: await sql.selectProviders(db),
    };
  },
});

const read = endpoint('GET /deployments/:id', {
  handle: async ({ db, input, language }) =>
    found(await sql.selectDeployment(db, Number(input.params.id), language, 'read')),
});

const add = endpoint('POST /deployments', {
  handle: async ({ db, input, language, audit }) => {
    await refuseUnknown(db, input.body);
    const id = await sql.insertDeployment(db, input.body);
    await sql.replaceStations(db, id, input.body.station_id_tmgs);
    const data = found(await sql.selectDeployment(db, id, language, 'read'));
    await audit('deployment.add', noted(data), { agency: data.agency.id });
    return { data };
  },
});

const update = endpoint('PUT /deployments/:id', {
  handle: async ({ db, input, language, audit }) => {
    const { params, body } = input;
    const before = found(await sql.selectDeployment(db, Number(params.id), language, 'lock'));
    if (body.version !== undefined && body.version !== before.version) {
      throw new ApiProblem(409, texts.stale, { current: before });
    }
    await refuseUnknown(db, body);
    await sql.updateDeployment(db, before.id, body);
    await sql.replaceStations(db, before.id, body.station_id_tmgs);
    const data = found(await sql.selectDeployment(db, before.id, language, 'read'));
    await audit('deployment.update', { ...noted(data), before, after: data }, { agency: data.agency.id });
    return { data };
  },
});

const remove = endpoint('DELETE /deployments/:id', {
  handle: async ({ db, input, language, audit }) => {
    const before = found(await sql.selectDeployment(db, Number(input.params.id), language, 'lock'));
    await sql.deleteDeployment(db, before.id);
    await audit('deployment.delete', noted(before), { agency: before.agency.id });
    return { success: true as const };
  },
});

/** Dated placings of counters at stations. */
export const deployments: Endpoint[] = [list, options, read, add, update, remove];

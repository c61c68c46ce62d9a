import type { Api, StationFactor, StationFactors, ValidationInput, WorkedOutValidation } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

const key = (stationId: string) => ['stations', 'factors', stationId];

/** The validation counts and factors of a station's flows, the newest first. */
export const factorsQuery = (stationId: string): Asked<StationFactors> => ({
  queryKey: key(stationId),
  queryFn: ({ signal }) => call('GET /stations/:stationId/factors', { params: { stationId } }, { signal }),
  lookAgain: true,
});

/** What follows of a validation count beside what is stored by now. */
export const workOut = (stationId: string, body: ValidationInput): Promise<WorkedOutValidation> =>
  call('POST /stations/:stationId/validation-counts/work-out', { params: { stationId }, body });

/** Whatever came of a change, the list is asked for again. */
async function changing<T>(stationId: string, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    await invalidate(key(stationId));
  }
}

type Body<K extends keyof Api> = Api[K] extends { body: infer B } ? B : never;

/** Keeps a validation count, under its form's idempotency key. */
export const keepValidation = (
  stationId: string,
  body: Body<'POST /stations/:stationId/validation-counts'>,
) =>
  changing(stationId, call('POST /stations/:stationId/validation-counts', { params: { stationId }, body }));

/** Deletes a validation count. */
export const deleteValidation = (stationId: string, id: number) =>
  changing(
    stationId,
    call('DELETE /stations/:stationId/validation-counts/:validationId', {
      params: { stationId, validationId: String(id) },
    }),
  );

/** Drafts a factor, under its form's idempotency key. */
export const draftFactor = (stationId: string, body: Body<'POST /stations/:stationId/factors'>) =>
  changing(stationId, call('POST /stations/:stationId/factors', { params: { stationId }, body }));

type Named = Pick<StationFactor, 'id' | 'version'>;
const at = (stationId: string, { id }: Named) => ({ stationId, factorId: String(id) });

/** Changes a factor over the version that was read. */
export const changeFactor = (
  stationId: string,
  factor: Named,
  facts: Omit<Body<'PUT /stations/:stationId/factors/:factorId'>, 'version'>,
) =>
  changing(
    stationId,
    call('PUT /stations/:stationId/factors/:factorId', {
      params: at(stationId, factor),
      body: { ...facts, version: factor.version },
    }),
  );

/** The factor as it is stored by now; the last one known where it is gone. */
export async function newerFactor(stationId: string, factor: StationFactor): Promise<StationFactor> {
  const { factors } = await ask(factorsQuery(stationId));
  return factors.find(({ id }) => id === factor.id) ?? factor;
}

/** Hands a draft to an admin, or approves what was handed over. */
export const bringOn = (stationId: string, factor: Named, what: 'propose' | 'approve') =>
  changing(
    stationId,
    call(`POST /stations/:stationId/factors/:factorId/${what}`, {
      params: at(stationId, factor),
      body: { version: factor.version },
    }),
  );

/** Sets the last day of an approved factor, and why it is. */
export const endFactor = (
  stationId: string,
  factor: Named,
  how: { valid_until: string; ended_by: 'equipment' | 'removal' },
) =>
  changing(
    stationId,
    call('POST /stations/:stationId/factors/:factorId/end', {
      params: at(stationId, factor),
      body: { ...how, version: factor.version },
    }),
  );

/** Withdraws a factor with a reason. */
export const withdrawFactor = (stationId: string, factor: Named, reason: string) =>
  changing(
    stationId,
    call('POST /stations/:stationId/factors/:factorId/withdraw', {
      params: at(stationId, factor),
      body: { reason, version: factor.version },
    }),
  );

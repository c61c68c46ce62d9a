import { call } from 'shared-ui/api';
import type {
  FlowOptions,
  FlowPrediction,
  FlowSet,
  NextFlow,
  PredictedField,
  PredictionInput,
} from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** Whose flows are meant: those of a published station by its six characters, or of a draft by its number. */
export type FlowOwner = { key: string; draft: boolean };

/** The option lists of the flow form, in the reader's language. */
export const flowOptionsQuery: Asked<FlowOptions> = {
  queryKey: ['flow options'],
  queryFn: ({ signal }) => call('GET /next-flow-options', {}, { signal }),
};

/** What the published flows with the same answers say of the others; null where nothing is known (S8). */
export const predictionQuery = (
  known: PredictionInput,
  predict: PredictedField[],
): Asked<FlowPrediction> => ({
  queryKey: ['flow prediction', known, predict],
  queryFn: ({ signal }) => call('POST /next-flow-predict', { body: { ...known, predict } }, { signal }),
  gcTime: 0,
});

/** Saves what is changed of a station's flows, all or none; answers the station's flows. */
export function saveFlows({ key, draft }: FlowOwner, set: FlowSet): Promise<NextFlow[]> {
  const input = { params: { id: key }, body: set };
  return draft
    ? call('PUT /next-draft-stations/:id/flows', input)
    : call('PUT /next-stations/:id/flows', input);
}

import type { FlowPrediction, PredictedField, PredictionInput } from 'shared-domain';

type InputField = keyof PredictionInput;

/** A combination of codes and how many published flows have it. */
export type Learned = Record<InputField | `${PredictedField}_code`, string | null> & { flows: number };

/** What is left out first where no flow has all the inputs; what is counted is never left out. */
const DROPPED: InputField[] = ['vendor_code', 'street_side_code', 'facility_type_code', 'count_method_code'];
const INPUTS: InputField[] = [...DROPPED, 'count_type_code'];

/** The most frequent code; of equally frequent ones the lowest. Null where no flow has any. */
function mostFrequent(flows: Learned[], field: `${PredictedField}_code`): string | null {
  const times = new Map<string, number>();
  for (const { [field]: code, flows: many } of flows) {
    if (code !== null) times.set(code, (times.get(code) ?? 0) + many);
  }
  const [first] = [...times].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
  return first?.[0] ?? null;
}

/**
 * Answers for a new flow, learned from published ones (S8): the most frequent value among flows with the same inputs;
 * where they know none, with fewer inputs. Null where nothing is known.
 */
export function predictFlow(
  learned: Learned[],
  input: PredictionInput,
  predict: PredictedField[],
): FlowPrediction {
  const steps = DROPPED.map((_field, dropped) => INPUTS.slice(dropped));
  const alike = [...steps, INPUTS.slice(DROPPED.length)].map((inputs) =>
    learned.filter((flow) => inputs.every((name) => flow[name] === input[name])),
  );
  const answer = (field: PredictedField) =>
    alike.map((flows) => mostFrequent(flows, `${field}_code`)).find((code) => code !== null) ?? null;
  return Object.fromEntries(predict.map((field) => [field, answer(field)]));
}

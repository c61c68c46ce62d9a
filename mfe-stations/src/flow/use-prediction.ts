import { useCallback, useEffect, useRef, useState } from 'react';
import type { FlowPrediction } from 'shared-ui/domain';
import type { FlowValues } from './flow.record.ts';
import { predictFlow } from './flow.resource.ts';
import { asksForPrediction, predictedFields, predictedValues, predictionInput } from './flow.rules.ts';

/** The prediction of one flow: whether one is under way, and what to call when an answer was chosen. */
export type Prediction = {
  predicting: boolean;
  /** To be called with the values as they are after a choice in this field. */
  chosen: (field: string, values: FlowValues) => void;
};

/**
 * Asks for the usual answers once a choice settles what they depend on. Only the answer to the latest question counts.
 * A failure is silent: the person can choose. `onPredicted` gets what fills the values that it is called with.
 */
export function usePrediction(
  kind: { stored: boolean; draft: boolean },
  onPredicted: (fill: (values: FlowValues) => Partial<FlowValues>) => void,
): Prediction {
  const { stored, draft } = kind;
  const [predicting, setPredicting] = useState(false);
  const question = useRef(0);
  const last = useRef<FlowPrediction>({});
  const apply = useRef(onPredicted);
  useEffect(() => {
    apply.current = onPredicted;
  });
  useEffect(
    () => () => {
      question.current += 1;
    },
    [],
  );
  const chosen = useCallback(
    (field: string, values: FlowValues) => {
      if (!asksForPrediction(field)) return;
      question.current += 1;
      const asked = question.current;
      const input = predictionInput(values);
      setPredicting(input !== null);
      if (!input) return;
      void predictFlow(input, predictedFields({ stored, draft }))
        .catch(() => null)
        .then((answer) => {
          if (question.current !== asked) return;
          setPredicting(false);
          if (!answer) return;
          const before = last.current;
          apply.current((now) => predictedValues(now, answer, before));
          last.current = answer;
        });
    },
    [stored, draft],
  );
  return { predicting, chosen };
}

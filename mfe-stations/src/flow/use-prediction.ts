import { useCallback, useEffect, useRef, useState } from 'react';
import type { FlowPrediction, PredictionInput } from 'shared-domain';
import { useAsk } from 'shared-ui/query';
import type { FlowValues } from './flow.record.ts';
import { predictionQuery } from './flow.resource.ts';
import {
  asksForPrediction,
  predictedFields,
  predictedValues,
  predictionInput,
  type FlowKind,
} from './flow.rules.ts';

/** The prediction of one flow: whether one is under way, and what to call when an answer was chosen. */
export type Prediction = {
  predicting: boolean;
  /** To be called with the values as they are after a choice in this field. */
  chosen: (field: string, values: FlowValues, onPredicted: OnPredicted) => void;
};

/** Gets what is to be put into the form, made out of the values that it holds by then. */
type OnPredicted = (fill: (values: FlowValues) => Partial<FlowValues>) => void;

/**
 * Asks for the usual answers once a choice settles what they depend on. Only the answer to the latest question counts.
 * A failure is silent: the person can choose.
 */
export function usePrediction({ counted, draft }: FlowKind): Prediction {
  const [predicting, setPredicting] = useState(false);
  const question = useRef(0);
  const last = useRef<FlowPrediction>({});
  useEffect(
    () => () => {
      question.current += 1;
    },
    [],
  );
  const { ask } = useAsk();
  const predict = useCallback(
    async (input: PredictionInput, asked: number, onPredicted: OnPredicted) => {
      const answer = await ask(predictionQuery(input, predictedFields({ counted, draft }))).catch(() => null);
      if (question.current !== asked) return;
      setPredicting(false);
      if (!answer) return;
      const before = last.current;
      onPredicted((now) => predictedValues(now, answer, before));
      last.current = answer;
    },
    [ask, counted, draft],
  );
  const chosen = useCallback(
    (field: string, values: FlowValues, onPredicted: OnPredicted) => {
      if (!asksForPrediction(field)) return;
      question.current += 1;
      const asked = question.current;
      const input = predictionInput(values);
      setPredicting(input !== null);
      if (input) void predict(input, asked, onPredicted);
    },
    [predict],
  );
  return { predicting, chosen };
}

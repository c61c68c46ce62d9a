import { useRef } from 'react';
import { ApiError } from 'shared-ui/api';
import type { FlowSet, NextStation, WithFlows } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { flowTexts } from '../flow/texts.ts';
import type { Flows } from '../flow/use-flows.ts';
import type { StationForm } from './use-station-form.ts';

/**
 * Saves a station and its flows in one call, all or nothing (S16). `withFlows` sends a station's request with what is
 * changed of the flows; `together` saves both forms; `refusedFlows` tells whether flows kept them out.
 */
export function useTogether() {
  const t = useTexts(flowTexts);
  const set = useRef<FlowSet>(undefined);
  const refusal = useRef<unknown>(undefined);
  const withFlows = async <S, R>(request: S, send: (request: WithFlows<S>) => Promise<R>): Promise<R> => {
    try {
      return await send({ ...request, flow_set: set.current });
    } catch (error) {
      refusal.current = error;
      throw error;
    }
  };
  const together = async (
    { station, flows }: { station: StationForm; flows: Flows },
    kind: { draft: boolean },
  ): Promise<NextStation | undefined> => {
    let stored: NextStation | undefined;
    const taken = await flows.save(kind, async (changed) => {
      set.current = changed;
      refusal.current = undefined;
      stored = await station.save(kind).finally(() => {
        set.current = undefined;
      });
      if (!stored) throw refusal.current ?? new ApiError(422, t('notSaved'));
      return stored.flows;
    });
    return taken ? stored : undefined;
  };
  /** Whether the last call was refused because of flows. */
  const refusedFlows = (): boolean => {
    const errors = refusal.current instanceof ApiError ? refusal.current.errors : undefined;
    refusal.current = undefined;
    return Object.keys(errors ?? {}).some((field) => field.startsWith('flows.'));
  };
  return { withFlows, together, refusedFlows };
}

/** Asks before a station is published without flows; true when there are some, or none are wanted. */
export function useFlowsAsked(): (flows: Flows) => Promise<boolean> {
  const t = useTexts(flowTexts);
  const { confirm } = useServices();
  return async ({ rows }) =>
    rows.length > 0 ||
    confirm({ title: t('noFlowsTitle'), text: t('noFlowsQuestion'), accept: t('noFlowsAccept') });
}

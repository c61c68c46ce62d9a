import type { Queryable } from '../../db/database.ts';
import { flowFaults, isSameFlow, storedFlow } from '../../domain/flow.rules.ts';
import type { Text } from '../../http/language.ts';
import { readFlowCodes } from './flow-options.ts';
import { flowSentences } from './flow-problem.ts';
import { updateFlow } from './flows.sql.ts';
import type { FlowRow } from './flows.sql.ts';
import { texts } from './texts.ts';

const published = (flow: FlowRow) => ({ ...flow, ...storedFlow(flow, 'published') });

/**
 * What keeps a draft's flows from being published, by `flows.<id>.<field>`: what each lacks, and flows that would
 * have the same four codes.
 */
export async function draftFlowFaults(db: Queryable, flows: FlowRow[]): Promise<Record<string, Text[]>> {
  if (flows.length === 0) return {};
  const codes = await readFlowCodes(db);
  const sentences = flows.flatMap((flow, at) => {
    const prefix = `flows.${flow.id}.`;
    const twin = flows.slice(0, at).some((other) => isSameFlow(published(other), published(flow)));
    return [
      flowSentences(flowFaults(flow, codes, 'published'), prefix),
      twin ? { [`${prefix}travel_direction_code`]: [texts.twin] } : {},
    ];
  });
  return Object.assign({}, ...sentences) as Record<string, Text[]>;
}

/** Gives a draft's flows what a published one must have and its form does not ask for. */
export async function publishFlows(db: Queryable, flows: FlowRow[]): Promise<void> {
  for (const flow of flows) {
    const { street_side_code } = published(flow);
    if (street_side_code !== flow.street_side_code) await updateFlow(db, flow.id, { street_side_code });
  }
}

import type { Queryable } from '../../platform/db/database.ts';
import { flowFaults, isSameFlow, storedFlow } from './flow.rules.ts';
import type { Text } from '../../platform/text/language.ts';
import { readFlowCodes } from './flow-options.ts';
import { flowSentences, inFlow } from './flow-problem.ts';
import { updateFlow } from '../records/flows.sql.ts';
import type { FlowRow } from '../records/flows.sql.ts';
import { texts } from './texts.ts';

const published = (flow: FlowRow) => ({ ...flow, ...storedFlow(flow, 'published') });

/**
 * What keeps a draft's flows from being published, by `flows.<id>.<field>`: what each lacks, what its station's class
 * does not offer, and flows that would have the same four codes.
 */
export async function draftFlowFaults(
  db: Queryable,
  flows: FlowRow[],
  funcClass: string | null,
): Promise<Record<string, Text[]>> {
  if (flows.length === 0) return {};
  const codes = await readFlowCodes(db);
  const sentences = flows.flatMap((flow, at) => {
    const prefix = `flows.${flow.id}.`;
    const name = flow.name || String(at + 1);
    const twin = flows.slice(0, at).some((other) => isSameFlow(published(other), published(flow)));
    return [
      flowSentences(flowFaults(flow, { codes, funcClass, stage: 'published' }), { prefix, name }),
      twin ? { [`${prefix}travel_direction_code`]: [inFlow(name, texts.twin)] } : {},
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

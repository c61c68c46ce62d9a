import { ApiError } from 'shared-ui/api';
import type { FlowSet, NextFlow, SentFlow } from 'shared-domain';

/** Stores a set of flows; answers all flows of the station as they are stored then. */
export type DeliverFlows = (set: FlowSet) => Promise<readonly NextFlow[]>;

type Waiting = { sent: SentFlow; resolve: (flow: NextFlow) => void; reject: (problem: unknown) => void };

/**
 * Flows that are saved together (S16): each form hands its own in and waits; when each of those that are `sending` has
 * done so, or has given up, all are delivered. Each form then gets what became of its flow; `notSaved` is said of those that another one keeps out.
 */
export function openBatch(
  keys: readonly string[],
  deliver: DeliverFlows,
  notSaved: { withOthers: string; withStation?: string },
) {
  const waiting = new Map<string, Waiting>();
  const come = new Map<string, () => void>();
  const coming = keys.map((key) => new Promise<void>((resolve) => come.set(key, resolve)));
  let refusal: ApiError | null = null;
  const go = async (removed: number[], sending: readonly Promise<unknown>[] = []): Promise<void> => {
    const endings = sending.map((sent) => sent.catch(() => undefined));
    await Promise.all(coming.map((flow, at) => Promise.race([flow, endings[at]])));
    const entries = keys.flatMap((key) => waiting.get(key) ?? []);
    try {
      const stored = await deliver({ flows: entries.map(({ sent }) => sent), removed });
      const flows = storedAs(
        entries.map(({ sent }) => sent),
        stored,
      );
      entries.forEach(({ resolve }, at) => resolve(flows[at] as NextFlow));
    } catch (error) {
      if (!(error instanceof ApiError)) {
        entries.forEach(({ reject }) => reject(error));
        throw error;
      }
      refusal = error;
      entries.forEach(({ sent, reject }, at) => reject(refusalOf(error, nameOf(sent, at), notSaved)));
    }
  };
  const add = (key: string, sent: SentFlow) =>
    new Promise<NextFlow>((resolve, reject) => {
      waiting.set(key, { sent, resolve, reject });
      come.get(key)?.();
    });
  return {
    add,
    go,
    awaits: (key: string) => keys.includes(key) && !waiting.has(key),
    refusal: () => refusal,
  };
}

/** What the server's errors of a flow begin with. */
const nameOf = ({ id }: SentFlow, at: number) => `flows.${id ?? `new${at}`}.`;

const TOLD_BY = ['name', 'count_method_code', 'count_type_code', 'travel_direction_code'] as const;

/** The stored flows in the order in which they were sent; new ones are known by what they say. */
function storedAs(sent: SentFlow[], stored: readonly NextFlow[]): (NextFlow | undefined)[] {
  const left = new Map(stored.map((flow) => [flow.id, flow]));
  for (const { id } of sent) if (id !== null) left.delete(id);
  return sent.map((flow) => {
    if (flow.id !== null) return stored.find(({ id }) => id === flow.id);
    const own = [...left.values()].find((other) => TOLD_BY.every((field) => other[field] === flow[field]));
    if (own) left.delete(own.id);
    return own;
  });
}

/** What a refusal of all says of one flow. */
function refusalOf(
  problem: ApiError,
  name: string,
  { withOthers, withStation }: { withOthers: string; withStation?: string },
): ApiError {
  const all = Object.entries(problem.errors ?? {});
  const flows = all.filter(([field]) => field.startsWith('flows.'));
  if (flows.length === 0) return withStation === undefined ? problem : new ApiError(422, withStation);
  const own = flows.filter(([field]) => field.startsWith(name));
  if (own.length === 0) return new ApiError(422, withOthers);
  const errors = Object.fromEntries(own.map(([field, messages]) => [field.slice(name.length), messages]));
  return new ApiError(problem.status, own.flatMap(([, messages]) => messages).join(' '), { errors });
}

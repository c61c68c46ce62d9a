import { CHANNEL_FACTS, factOf } from 'shared-domain';
import type { ChannelFact, ChannelFacts, V1StationRequest } from 'shared-domain';

/** The value that most have; of equally frequent ones the first. Null where all are empty. */
function mostFrequent<T>(values: (T | null)[]): T | null {
  const times = new Map<T, number>();
  for (const value of values) if (value !== null) times.set(value, (times.get(value) ?? 0) + 1);
  const [first] = [...times].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** The answers as the v1 form shows them: what most flows have; what was said before there were any. */
export function sharedFacts(station: ChannelFacts, flows: ChannelFacts[]): ChannelFacts {
  const fact = <F extends ChannelFact>(name: F) =>
    mostFrequent(flows.map((flow) => flow[name])) ?? station[name];
  return Object.fromEntries(CHANNEL_FACTS.map((name) => [name, fact(name)])) as ChannelFacts;
}

/** The answers that are others than before: these alone go to the flows, so that different flows stay different. */
export function changedFacts(before: ChannelFacts, after: ChannelFacts): Partial<ChannelFacts> {
  return Object.fromEntries(
    CHANNEL_FACTS.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

type Asked = Pick<V1StationRequest, ChannelFact | 'channels'>;

/** What the form says of the station as a whole. */
export function stationFacts(station: Pick<V1StationRequest, ChannelFact>): ChannelFacts {
  return Object.fromEntries(CHANNEL_FACTS.map((name) => [name, station[name]])) as ChannelFacts;
}

/**
 * The request with every channel's own facts in it. One that says another thing than its flow did is believed; else what
 * was changed for the station as a whole holds, and what was stored where nothing was (S13). A new channel has what it
 * says, and the station's where it says nothing.
 */
export function withOwnFacts<R extends Asked>(
  request: R,
  flows: readonly (ChannelFacts & { id: number })[],
  changed: Partial<ChannelFacts>,
): R {
  const stored = new Map(flows.map((flow) => [flow.id, flow]));
  const channels = request.channels.map((channel) => {
    const flow = channel.id === null ? undefined : stored.get(channel.id);
    const own = flow ? { ...changed, ...changedOf(channel, flow) } : channel;
    return {
      ...channel,
      ...Object.fromEntries(CHANNEL_FACTS.map((fact) => [fact, factOf(flow ?? request, own, fact)])),
    };
  });
  return { ...request, channels };
}

/** What a channel says that is another thing than its flow's. */
function changedOf(channel: Partial<ChannelFacts>, flow: ChannelFacts): Partial<ChannelFacts> {
  const said = CHANNEL_FACTS.filter((fact) => channel[fact] !== undefined && channel[fact] !== flow[fact]);
  return Object.fromEntries(said.map((fact) => [fact, channel[fact]]));
}

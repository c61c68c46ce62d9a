import { FACT_COLUMNS } from './fields/forms.ts';
import type { FlowRequest } from './flow.ts';

/**
 * What the v1 form asks once for a station, or for each channel where they differ (S13), and the model keeps with each
 * of its flows.
 */
export const CHANNEL_FACTS = FACT_COLUMNS;

/** One of these facts. */
export type ChannelFact = (typeof CHANNEL_FACTS)[number];
/** The answers to them. */
export type ChannelFacts = Pick<FlowRequest, ChannelFact>;

/** A channel's answer: its own where it has one, the station's otherwise. */
export function factOf<F extends ChannelFact>(
  station: Pick<ChannelFacts, F>,
  channel: Partial<ChannelFacts>,
  fact: F,
): ChannelFacts[F] {
  return channel[fact] === undefined ? station[fact] : (channel as ChannelFacts)[fact];
}

/** The facts in which channels do not all say the same. */
export function differingFacts(channels: readonly Partial<ChannelFacts>[]): ChannelFact[] {
  return CHANNEL_FACTS.filter((fact) => new Set(channels.map((channel) => channel[fact] ?? null)).size > 1);
}

/** A stretch of a flow's counts, 'YYYY-MM-DD HH:MM:SS', its end not in it. */
export type Counted = { flow_id: number; from_ts: string; through_ts: string };
/** The same as it is remembered: whether it lies behind what the flow had already. */
export type Stretch = Counted & { filled: boolean };

/**
 * Whether each stretch that came brings a flow's counts on or fills something behind the newest. One that does both brings them on.
 * The stretches of a flow are in order of time.
 */
export function stretchesOf(came: readonly Counted[], before: ReadonlyMap<number, string>): Stretch[] {
  const reached = new Map(before);
  return came.map((stretch) => {
    const newest = reached.get(stretch.flow_id);
    const filled = newest !== undefined && stretch.through_ts <= newest;
    if (!filled) reached.set(stretch.flow_id, stretch.through_ts);
    return { ...stretch, filled };
  });
}

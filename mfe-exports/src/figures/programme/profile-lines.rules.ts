/** The drawing: its size, and where the lines are in it. */
export const PROFILE = { width: 860, height: 260, left: 52, top: 34, bottom: 226 };

const HOURS = 24;

/** The end of the axis: the next whole five per cent above the highest share. */
export function axisEnd(lines: readonly (readonly number[])[]): number {
  const most = Math.max(0, ...lines.flat());
  return Math.max(0.05, Math.ceil(most * 20 - 1e-9) / 20);
}

/** Where an hour stands, in the middle of its place. */
export const xOf = (hour: number): number =>
  PROFILE.left + ((hour + 0.5) * (PROFILE.width - PROFILE.left)) / HOURS;

/** How high a share stands. */
export const yOf = (share: number, end: number): number =>
  PROFILE.bottom - (share / end) * (PROFILE.bottom - PROFILE.top);

/** A day's shares as the points of a line. */
export const pointsOf = (shares: readonly number[], end: number): string =>
  shares.map((share, hour) => `${xOf(hour).toFixed(1)},${yOf(share, end).toFixed(1)}`).join(' ');

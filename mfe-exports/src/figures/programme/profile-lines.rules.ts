/** The drawing: its size (the width before it is measured), and where the lines are in it. */
export const PROFILE = { width: 860, height: 260, left: 52, top: 34, bottom: 226 };

const HOURS = 24;

/** The end of the axis: the next whole five per cent above the highest share. */
export function axisEnd(lines: readonly (readonly number[])[]): number {
  const most = Math.max(0, ...lines.flat());
  return Math.max(0.05, Math.ceil(most * 20 - 1e-9) / 20);
}

/** Where an hour stands, in the middle of its place. */
export const xOf = (hour: number, width: number = PROFILE.width): number =>
  PROFILE.left + ((hour + 0.5) * (width - PROFILE.left)) / HOURS;

/** Room of an hour's two digits and the air beside them. */
const ROOM = 24;

/** The hours that are named below a drawing that wide: each, or as the axis of time has them every third or sixth. */
export function hoursNamed(width: number): number[] {
  const place = (width - PROFILE.left) / HOURS;
  const every = [1, 3, 6].find((step) => step * place >= ROOM) ?? 12;
  return Array.from({ length: HOURS / every }, (_, at) => at * every);
}

/** How high a share stands. */
export const yOf = (share: number, end: number): number =>
  PROFILE.bottom - (share / end) * (PROFILE.bottom - PROFILE.top);

/** A day's shares as the points of a line. */
export const pointsOf = (shares: readonly number[], end: number, width?: number): string =>
  shares.map((share, hour) => `${xOf(hour, width).toFixed(1)},${yOf(share, end).toFixed(1)}`).join(' ');

/** How many days before its due date people are reminded of a campaign, the nearest first. */
const BEFORE = [1, 7, 14] as const;
const WEEK = 7;

/**
 * Which reminder of a campaign stands with so many days left: since it opened, from 14, 7 and 1 day before its due date on, and each
 * week after that. Whoever was told of one hears of the next.
 */
export function reminderMark(daysLeft: number): string {
  if (daysLeft < 0) return `overdue ${Math.ceil(-daysLeft / WEEK)}`;
  const days = BEFORE.find((one) => daysLeft <= one);
  return days === undefined ? 'open' : `${days} days`;
}

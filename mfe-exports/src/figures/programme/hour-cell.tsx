import { hourText } from '../numbers.ts';

/** An hour of the day in a table, never on two lines. */
export const HourCell = ({ hour }: { hour: number }) => (
  <span className="figures-nowrap">{hourText(hour)}</span>
);

export { axisEnd, binAxis, nthNames } from './line-axis.rules.ts';
export { ticksOf, type TickUnit, type Ticks } from './ticks.rules.ts';
export {
  DAY,
  gutterFor,
  HOUR,
  MINUTE,
  mondayOf,
  shareOf,
  startOfDay,
  toDay,
  toMinute,
  toTime,
  type Span,
} from './time-axis.rules.ts';
export { useWidth } from './use-width.ts';

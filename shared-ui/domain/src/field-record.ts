/** Why somebody went to a station. */
export const VISIT_REASONS = ['outage', 'round', 'battery', 'calibration', 'other'] as const;
export type VisitReason = (typeof VISIT_REASONS)[number];

/** How a visit left the counter: it works, what was wrong is solved, or somebody has to come again. */
export const VISIT_OUTCOMES = ['fine', 'solved', 'needs maintenance'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

/** Highest voltage of a counter's battery, and how far its clock may be off, in seconds: a day. */
export const BATTERY_VOLTS_MAX = 60;
export const CLOCK_ERROR_MAX = 86_400;

import { paths } from './paths.ts';

/** What state a station's counter is in; the first that fits, in this order (network.md, 1.2). */
export const HEALTH_STATES = [
  'retired',
  'closed',
  'waiting',
  'overdue',
  'new',
  'silent',
  'recovering',
  'failing',
  'maintenance',
  'review',
  'late',
  'working',
] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/**
 * What state a flow is in beside its own station (network.md, 1.2); unconnected: the vendor's site delivers others of its station, and
 * nothing of it.
 */
export const FLOW_STATES = ['unconnected', 'new', 'silent', 'recovering', 'working'] as const;
export type FlowState = (typeof FLOW_STATES)[number];

/** The name of a state in the address of the network's list. */
export const STATE = 'state';
/** The list of the network narrowed to one state: an address that means the same in every language. */
export const networkIn = (state: HealthState): string => `${paths.network.href()}?${STATE}=${state}`;

/** Why there are no data. */
export const OUTAGE_KINDS = ['silent', 'never', 'flow', 'overdue'] as const;
export type OutageKind = (typeof OUTAGE_KINDS)[number];

/** How far what was counted meanwhile may be used. */
export const PROBLEM_LEVELS = ['watch', 'do not use', 'valid but odd'] as const;
/** How far somebody has come with an outage. */
export const INVESTIGATIONS = ['open', 'looked at', 'confirmed', 'closed'] as const;

/** How much of what a month should have brought is there. */
export const UPTIME_GRADES = ['A', 'B', 'C', 'D', 'E'] as const;

import type { Scope } from './counts.resource.ts';

/**
 * The first day that waits for review, when certified counts lie before it and so would fill the list's first pages;
 * null when the list starts with counts to review anyway.
 */
export function firstWaitingDay(scope: Pick<Scope, 'first'>, firstCount: string | null): string | null {
  return scope.first && firstCount && firstCount < scope.first ? scope.first.slice(0, 10) : null;
}

/** Whether what waits for review begins on this day. */
export function isFirstWaiting({ first }: Pick<Scope, 'first'>, day: string): boolean {
  return first?.slice(0, 10) === day;
}

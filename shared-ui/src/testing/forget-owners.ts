import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks?: number };
const internals = (React as unknown as Record<string, Internals | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

/**
 * React notes for each element by what stack of calls it was made, and stops where there are too many of them. No test reads
 * it, and tests draw many: here there always are too many.
 */
export function forgetOwners(): void {
  if (internals?.recentlyCreatedOwnerStacks === undefined)
    throw new Error('React no longer counts the stacks that it notes: forgetOwners is of no use.');
  const tooMany = { get: () => 1e9, set: () => undefined, configurable: true };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', tooMany);
}

import type { Cost } from '../people/account/password.ts';

/** Of the passwords' hashes in tests, which sign in hundreds of times. */
export const QUICK_COST: Cost = { N: 2 ** 10, r: 8, p: 1 };

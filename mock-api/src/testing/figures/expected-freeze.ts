import { expected } from './expected.ts';

/** What the reference's frozen figure hashes to. */
type ExpectedFreeze = {
  small: string;
  small_sha: string;
  lines1: string;
  lines2: string;
  first: [string, string];
  canonical: string;
  sha: string;
  empty: string;
  changed: [count: number, hash: string];
};

/** The reference's frozen figure. */
export const expectedFreeze = expected.freeze as ExpectedFreeze;

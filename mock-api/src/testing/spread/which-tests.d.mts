/** The tests of the API that run spread over machines with every `npm test`, within `mock-api/src`. */
export const CHOSEN: readonly string[];
/** Those that never do, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>>;
/** What jest is told to run of `all` of them, or else of those chosen. */
export function testsOnCitus(which: string | undefined): { testMatch: string[]; leftOut: string[] };

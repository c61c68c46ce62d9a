import type { Traces } from './source-maps.ts';

/* oxlint-disable typescript/consistent-type-definitions -- only an interface can be added to from outside */

declare module '../../platform/http/context.ts' {
  interface Parts {
    /** Leads kept traces to the sources; none in tests of the API. */
    traces?: Traces;
  }
}

/** What a mail relay signs its reports with, as `whsec_…`; null: none are taken. */
export type BouncesSecret = string | null;

/* oxlint-disable typescript/consistent-type-definitions -- only an interface can be added to from outside */

declare module '../../platform/http/context.ts' {
  interface Settings {
    bouncesSecret: BouncesSecret;
  }
}

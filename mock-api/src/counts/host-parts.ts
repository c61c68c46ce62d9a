import type { ShownUnits } from 'shared-domain';
import type { Quota } from '../platform/http/quota.rules.ts';

/** What the uploads and the exports of an agency may take of the disk. */
type Quotas = { uploads: Quota; exports: Quota };

/* oxlint-disable typescript/consistent-type-definitions -- only an interface can be added to from outside */

declare module '../platform/http/context.ts' {
  interface Settings {
    /** Largest upload. */
    uploadMaxBytes: number;
    quotas: Quotas;
    /**
     * Address of an outside visualization in place of the picture of a station's counts; `{agency}`, `{station}` and
     * `{nulls}` in it stand for the agency's name, the station's id, and whether missing values alone are shown.
     */
    qcEmbed: string | null;
    /** Where daily weather is fetched from, with `{site}`, `{from}` and `{until}` in it. */
    weatherUrl: string | undefined;
    /** In which units people are told the weather, whatever their language; stored and sent it is in metric ones. */
    weatherShownIn: ShownUnits;
    /** Where agencies' files arrive by themselves, a folder for each; null: nowhere. */
    dropFolder: string | null;
    /** The release that runs: published figures say which one worked them out. */
    codeVersion: string;
  }
}

declare module '../platform/queue/queue.ts' {
  interface JobDeps {
    settings: { quotas: Quotas; weatherUrl: string | undefined; publicUrl: () => string };
  }
}

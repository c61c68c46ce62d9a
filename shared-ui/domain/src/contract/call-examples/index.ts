import type { CALL_SCOPES } from '../token-scopes.ts';
import { aadtExamples } from './aadt.examples.ts';
import { campaignsExamples } from './campaigns.examples.ts';
import { countsExamples } from './counts.examples.ts';
import type { ExamplesOf } from './example.ts';
import { exportsExamples } from './exports.examples.ts';
import { figureTablesExamples } from './figure-tables.examples.ts';
import { figuresExamples } from './figures.examples.ts';
import { findingsExamples } from './findings.examples.ts';
import { importsExamples } from './imports.examples.ts';
import { lookupsExamples } from './lookups.examples.ts';
import { networkHealthExamples } from './network-health.examples.ts';
import { reviewExamples } from './review.examples.ts';
import { sendCountsExamples } from './send-counts.examples.ts';
import { stationHomeExamples } from './station-home.examples.ts';
import { stationRecordsExamples } from './station-records.examples.ts';
import { stationsExamples } from './stations.examples.ts';
import { uploadsExamples } from './uploads.examples.ts';
import { webhooksExamples } from './webhooks.examples.ts';

type Scopes = typeof CALL_SCOPES;
/** The calls that some token opens. */
type OpenCall = { [K in keyof Scopes]: Scopes[K] extends 'session only' ? never : K }[keyof Scopes];

/**
 * An example of every call that a token may make, for the API's description alone. A call that is opened to tokens and has none does not
 * compile.
 */
export const EXAMPLES: ExamplesOf<OpenCall> = {
  ...stationsExamples,
  ...stationRecordsExamples,
  ...stationHomeExamples,
  ...lookupsExamples,
  ...countsExamples,
  ...reviewExamples,
  ...findingsExamples,
  ...campaignsExamples,
  ...figuresExamples,
  ...figureTablesExamples,
  ...aadtExamples,
  ...exportsExamples,
  ...uploadsExamples,
  ...importsExamples,
  ...sendCountsExamples,
  ...networkHealthExamples,
  ...webhooksExamples,
};
export type { Example } from './example.ts';

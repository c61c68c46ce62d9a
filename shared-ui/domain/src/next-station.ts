import type { AnswersOf } from './fields/field.ts';
import type { stationFields } from './fields/station-fields.ts';

/** The request body of the next station form: codes, not labels. Drafts may leave anything but the name empty. */
export type NextStationRequest = AnswersOf<typeof stationFields, 'next'>;

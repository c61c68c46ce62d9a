import type { OpenLicense } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import { OPEN_DATA_PATH } from '../store/snapshot.ts';
import { citationOf } from './cite.rules.ts';

/** A version of an agency's year, with the licenses and the first and last month of what it holds. */
export type CitedYear = {
  agency_id: number;
  agency: string;
  year: number;
  version: number;
  published_at: string;
  licenses: readonly OpenLicense[];
  first_month: string;
  last_month: string;
};

/** How a version of an agency's year is cited, in its files and wherever they are listed. */
export const yearCitation = ({ agency_id, year, ...cited }: CitedYear, origin: string): Text =>
  citationOf({
    ...cited,
    station: null,
    url: `${origin}${OPEN_DATA_PATH}/agencies/${agency_id}/${year}/v${cited.version}`,
  });

/** The licenses of what holds stations of several, as files tell them: 'CC-BY-4.0, ODbL-1.0'. */
export const licenseOf = (licenses: readonly OpenLicense[]): string => licenses.join(', ');

import {
  addDays,
  exportDateFaults,
  isoOfExportDate,
  paths,
  type CountExport,
  type CsvExportRequest,
  type ExportDateFault,
} from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Language, Text } from '../../platform/text/language.ts';
import type { ExportRow } from './exports.sql.ts';
import { sign } from './signature.rules.ts';
import { texts } from './texts.ts';

const DATE_FAULTS: Record<ExportDateFault, Text> = {
  required: texts.required,
  format: texts.dateFormat,
  early: texts.dateEarly,
  order: texts.dateOrder,
  future: texts.dateFuture,
};

/** The days that the request asks for, `until` exclusive; refused where they are wrong. */
export function periodOf(
  { fromDate, toDate }: Pick<CsvExportRequest, 'fromDate' | 'toDate'>,
  today: string,
): { from: string; until: string } {
  const faults = Object.entries(exportDateFaults(fromDate, toDate, today)).map(
    ([field, fault]) => [field, DATE_FAULTS[fault]] as const,
  );
  const [first] = faults;
  if (first) {
    const errors = Object.fromEntries(faults.map(([field, text]) => [field, [text]]));
    throw new ApiProblem(422, first[1], { errors });
  }
  return { from: isoOfExportDate(fromDate) ?? '', until: addDays(isoOfExportDate(toDate) ?? '', 1) };
}

type Signed = Pick<ExportRow, 'id' | 'user_id' | 'expires_at' | 'uses'>;

/** What a download is signed for: its owner, once, until it expires. */
function signedQuery(secret: string, { id, user_id, expires_at, uses }: Signed): string {
  const until = Math.floor(Date.parse(expires_at ?? '') / 1000);
  const signature = sign(secret, { exportId: id, userId: user_id, until, use: uses });
  return `until=${until}&use=${uses}&signature=${signature}`;
}

/** The address of a file that is ready. */
const downloadAddress = (secret: string, row: Signed): string =>
  `/api/exports/${row.id}/file?${signedQuery(secret, row)}`;

/** The screen that fetches the file once its owner has signed in: what an e-mail leads to. */
export const mailedAddress = (secret: string, row: Signed): string =>
  `${paths.exports.href()}?export=${row.id}&${signedQuery(secret, row)}`;

/** An export in the reader's language, with its address while the file can be had. */
export function exportReply(
  row: ExportRow,
  secret: string | null,
  language: Language,
  now: Date,
): CountExport {
  const { user_id: _, uses: _uses, by_token: _byToken, file, message, ...shown } = row;
  const isReady = file !== null && row.expires_at !== null && Date.parse(row.expires_at) > now.getTime();
  return {
    ...shown,
    message: message === null ? null : (JSON.parse(message) as Text)[language],
    download: isReady && secret ? downloadAddress(secret, row) : null,
  };
}

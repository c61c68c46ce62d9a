import type { DownloadQuery } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { isSigned } from './signature.rules.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { streamOf } from '../../platform/files/stream-of.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { searchStations } from './export-stations.sql.ts';
import { exportReply } from './export-reply.ts';
import { selectExport, selectExports, selectSecret, spendLink, type ExportRow } from './exports.sql.ts';
import { orderCsv } from './order-csv.ts';
import { texts } from './texts.ts';

const search = endpoint('POST /export/dropdown-stations', {
  handle: ({ db, caller, input: { body } }) => {
    const agencies = body.agencies?.length ? body.agencies : null;
    if (agencies && caller.user.super_admin !== 1) throw new ApiProblem(403, texts.agenciesForbidden);
    const own = caller.listAgency === null ? null : [caller.listAgency];
    return searchStations(db, body, agencies ?? own);
  },
});

const prepare = endpoint('POST /export/prepare-csv', {
  handle: async (ctx) => {
    const row = await orderCsv(ctx, ctx.input.body);
    return { success: texts.started[ctx.language], export: exportReply(row, null, ctx.language, ctx.now()) };
  },
});

const list = endpoint('GET /exports', {
  briefly: async ({ brief: db, caller, language, now }) => {
    const [secret, rows] = await Promise.all([selectSecret(db), selectExports(db, caller.user.id)]);
    return rows.map((row) => exportReply(row, secret, language, now()));
  },
});

type FileCall = {
  db: Queryable;
  files: FileStore;
  now: () => Date;
  input: { params: { id: string }; query: DownloadQuery };
};

/**
 * The caller's export that a signed address leads to. Another person's, or one that was tampered with, is not there;
 * one that has expired or was used says so.
 */
async function signedExport({ db, files, now, input: { params, query } }: FileCall): Promise<ExportRow> {
  const row = await selectExport(db, Number(params.id));
  const secret = await selectSecret(db);
  if (!row || !secret) throw new ApiProblem(404, texts.noFile);
  const [until, use] = [Number(query.until), Number(query.use)];
  const download = { exportId: row.id, userId: row.user_id, until, use };
  if (!isSigned(secret, download, query.signature)) throw new ApiProblem(404, texts.noFile);
  if (row.file === null || now().getTime() >= until * 1000) throw new ApiProblem(410, texts.expired);
  const size = await files.size(row.file);
  if (size === null) throw new ApiProblem(410, texts.gone);
  if (row.uses !== use) throw new ApiProblem(410, texts.used);
  return { ...row, bytes: size };
}

const link = endpoint('GET /exports/:id/link', {
  handle: async (ctx) =>
    exportReply(await signedExport(ctx), await selectSecret(ctx.db), ctx.language, ctx.now()),
});

const file = endpoint('GET /exports/:id/file', {
  handle: async (ctx) => {
    const row = await signedExport(ctx);
    // a mail program or a browser that only looks gets nothing, so its link stays good
    const looksOnly = ctx.request.method === 'HEAD';
    if (!looksOnly && !(await spendLink(ctx.db, row))) throw new ApiProblem(410, texts.used);
    if (!looksOnly) await ctx.audit('export.download', { export_id: row.id, file: row.file_name });
    return new Response(looksOnly ? null : streamOf(ctx.files, row.file ?? ''), {
      headers: {
        'content-type': row.file_name?.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/zip',
        'content-length': String(row.bytes),
        'content-disposition': `attachment; filename="${row.file_name ?? `export.${row.kind}`}"`,
      },
    });
  },
});

/** CSV files of certified counts, and a person's exports of any kind. */
export const exports: Endpoint[] = [search, prepare, list, link, file];

import { createHash, randomUUID } from 'node:crypto';
import { SENT_ROWS_AT_ONCE, type SentCounts } from 'shared-domain';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { roomLeft } from '../../platform/http/quota.ts';
import { VERSION_BASE } from '../../platform/http/versions.ts';
import { receiveFile } from './receive-file.ts';
import { Kept, sendCounts } from './send-counts.ts';
import { sentCsv } from './sent-csv.rules.ts';
import { sizeLimit, uploadLimit } from './upload-room.ts';
import { storedName } from './uploads.sql.ts';

/** Fifty thousand rows, each of a flow's number, a time and a count. */
const MOST_BYTES = 8 * 1024 * 1024;

type Sending = Ctx<unknown>;
type Store = (file: string) => Promise<{ name: string; bytes: number }>;

/** Stores what came in, imports it, and keeps of it no more than the import needs. */
async function sent(ctx: Sending, store: Store, keeps: boolean): Promise<SentCounts> {
  const { files } = ctx;
  const id = randomUUID();
  const file = storedName(id);
  try {
    const received = await store(file);
    const hash = createHash('sha256');
    for await (const piece of files.read(file)) hash.update(piece);
    const { answer, hasFile } = await sendCounts(ctx, { id, ...received, hash: hash.digest('hex') }, keeps);
    if (!hasFile) await files.remove(file);
    if (answer.import !== null && answer.outcome.read > SENT_ROWS_AT_ONCE)
      ctx.accept(`${VERSION_BASE}/imports/${answer.import.id}`);
    return answer;
  } catch (error) {
    if (!(error instanceof Kept)) await files.remove(file);
    throw error;
  }
}

const rows = endpoint('POST /v1/counts', {
  maxBytes: MOST_BYTES,
  handle: (ctx) => {
    const { station, interval, rows: counts, dry_run: isDry = false } = ctx.input.body;
    const bytes = Buffer.from(sentCsv({ station, interval, rows: counts }));
    const store: Store = async (file) => {
      await ctx.files.write(file, [bytes]);
      return { name: `${station}.json`, bytes: bytes.byteLength };
    };
    return sent(ctx, store, !isDry);
  },
});

const csv = endpoint('POST /v1/counts/csv', {
  handle: async (ctx) => {
    const { db, caller, settle, settings, request, files } = ctx;
    const room = await roomLeft(db, caller.user.agency_id, uploadLimit(settings));
    await settle();
    const store: Store = (file) => receiveFile(request, files, file, sizeLimit(settings, room));
    return sent(ctx, store, !(ctx.input.query.dry_run ?? false));
  },
});

/** Counts that programs send. */
export const sendCountsEndpoints: Endpoint[] = [rows, csv];

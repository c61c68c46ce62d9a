import { z } from 'zod';
import { wholeNumber } from '../../platform/http/validate.ts';
import { edit, stationId } from '../../counts/store/counts.payload.ts';

export const stationQuery = z.object({ flowid_txdot: stationId });

export const edits = z.array(edit);

export const undoBody = z.object({ flowid_txdot: stationId, edit: z.int().min(1) });

export const undoReply = z.strictObject({ success: z.literal(true), updated: z.int(), edit });

export const logQuery = z.object({
  flowid_txdot: stationId,
  before: wholeNumber().pipe(z.int().min(1)).optional(),
  limit: wholeNumber().pipe(z.int().min(1).max(200)).optional(),
});

export const log = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.int(),
      at: z.string(),
      user_name: z.string(),
      action: z.string(),
      text: z.string(),
      edit: edit.nullable(),
    }),
  ),
  next: z.int().nullable(),
});

export const editParams = z.object({ editId: z.string().regex(/^\d{1,15}$/) });

export const changesQuery = z.object({
  flowid_txdot: stationId,
  after: z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .optional(),
});

export const changes = z.strictObject({
  data: z.array(
    z.strictObject({
      flowid_txdot: z.string(),
      date: z.string(),
      old_suspect_id: z.int().nullable(),
      new_suspect_id: z.int().nullable(),
      old_note: z.string().nullable(),
      new_note: z.string().nullable(),
    }),
  ),
  next: z.int().nullable(),
});

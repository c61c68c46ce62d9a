import type { Settings } from '../../platform/http/context.ts';
import type { Limit } from '../../platform/http/quota.ts';
import type { SizeLimit } from './size-limit.ts';
import { texts } from './texts.ts';
import { usedByUploads } from './uploads.sql.ts';

/** What the uploads of an agency may take. */
export const uploadLimit = ({ quotas }: Settings): Limit => ({
  quota: quotas.uploads,
  used: usedByUploads,
  refusal: texts.noRoom,
});

/** How large an upload may be: what any may be, or what its agency has left. */
export function sizeLimit({ uploadMaxBytes, quotas }: Settings, room: number): SizeLimit {
  if (room < uploadMaxBytes) return { bytes: room, refusal: [422, texts.noRoomFor(quotas.uploads)] };
  return {
    bytes: uploadMaxBytes,
    refusal: [413, texts.tooLarge({ megabytes: Math.floor(uploadMaxBytes / 1024 / 1024) })],
  };
}

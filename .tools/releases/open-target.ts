import { folderTarget } from './folder-target.ts';
import { s3Target } from './s3-target.ts';
import type { Target } from './target.ts';

/**
 * Opens `s3://bucket/prefix` (address and credentials from S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID,
 * AWS_SECRET_ACCESS_KEY) or a folder.
 */
export function openTarget(to: string, env: Record<string, string | undefined>): Target {
  return to.startsWith('s3://') ? s3Target(to, env) : folderTarget(to);
}

import type { Text } from '../../platform/text/language.ts';

/** How large a file may be, and how a larger one is refused. */
export type SizeLimit = { bytes: number; refusal: [status: 413 | 422, text: Text] };

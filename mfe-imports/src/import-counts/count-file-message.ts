import { messageOf } from 'shared-ui/api';
import type { Translate } from 'shared-ui/i18n';
import type { texts } from '../texts.ts';
import { saysEmptyTopLine } from './count-file-message.rules.ts';

/** What to tell the person of a refused file: the server's words, put plainly where they speak of a header record. */
export function countFileMessage(
  error: unknown,
  t: Translate<typeof texts.en>,
  fallback: 'uploadFailed' | 'loadFailed',
): string {
  const message = messageOf(error, t(fallback));
  return saysEmptyTopLine(message) ? t('emptyTopLine') : message;
}

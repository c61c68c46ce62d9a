import type { Notification } from 'shared-domain';
import { fetchFile, messageOf } from 'shared-ui/api';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { ask } from 'shared-ui/query';
import type { MessageAct } from 'shared-ui/remote';
import { notify } from 'shared-ui/ui';
import { exportsNow } from './notifications.resource.ts';
import { isHere } from './notifications.rules.ts';
import { notificationTexts } from './texts.ts';
import { countTexts } from 'shared-domain/texts';

async function download(id: number): Promise<void> {
  const t = translate(countTexts, currentLanguage());
  try {
    const row = (await ask(exportsNow)).find((one) => one.id === id);
    if (row?.download) fetchFile(row.download);
    else notify('danger', t('downloadExpired'));
  } catch (error) {
    notify('danger', messageOf(error, t('downloadFailed')));
  }
}

type Reader = { open: (href: string) => unknown; here: { pathname: string; search: string } };

/**
 * What can be done at once about something that is told: the file of an export is downloaded, the screen of another opened,
 * unless the reader is there.
 */
export function toldAct(
  { ok, export: made, href }: Pick<Notification, 'ok' | 'export' | 'href'>,
  { open, here }: Reader,
): MessageAct | undefined {
  if (!ok) return undefined;
  if (made !== null)
    return { label: translate(countTexts, currentLanguage())('download'), act: () => download(made) };
  if (href === null || isHere(href, here)) return undefined;
  return { label: translate(notificationTexts, currentLanguage())('open'), act: () => open(href) };
}

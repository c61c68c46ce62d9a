import type { Notification } from 'shared-domain';
import { fetchFile, messageOf } from 'shared-ui/api';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { ask } from 'shared-ui/query';
import type { MessageAct } from 'shared-ui/remote';
import { notify } from 'shared-ui/ui';
import { notificationTexts } from './texts.ts';
import { exportsNow } from './notifications.resource.ts';
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

/** What can be done at once about something that is told: the file of an export is downloaded, the screen of another opened. */
export function toldAct(
  { ok, export: made, href }: Pick<Notification, 'ok' | 'export' | 'href'>,
  open: (href: string) => unknown,
): MessageAct | undefined {
  if (!ok) return undefined;
  if (made === null)
    return href === null
      ? undefined
      : { label: translate(notificationTexts, currentLanguage())('open'), act: () => open(href) };
  return { label: translate(countTexts, currentLanguage())('download'), act: () => download(made) };
}

import { dateFormat } from 'shared-domain/texts';
import type { Language } from '../../platform/text/language.ts';

/** How somebody looks at the page: it runs no script, so the app's language and the browser's zone come with its address. */
export type MonitorView = { token: string; language: Language; zone: string };

const SAFE_ZONE = 'UTC';

/** The view that an address or a form asks for; `language` is the browser's, which holds where none is asked for. */
export function viewOf(asked: (name: string) => unknown, token: string, language: Language): MonitorView {
  const wanted = asked('language');
  return {
    token,
    language: wanted === 'en' || wanted === 'es' ? wanted : language,
    zone: zoneOf(asked('zone')),
  };
}

function zoneOf(zone: unknown): string {
  if (typeof zone !== 'string' || zone === '') return SAFE_ZONE;
  try {
    return dateFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return SAFE_ZONE;
  }
}

/** The pages of the monitor. */
export const MONITOR = '/horizon';
export const FAILURES = '/horizon/failures';

/** The address of a page for this view, with what else is asked of it. */
export const addressOf = (view: MonitorView, path = MONITOR, asked: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ ...view, ...asked })}`;

/** A moment as the clock on the reader's wall showed it. */
export function localTime(moment: string, { language, zone }: MonitorView): string {
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: zone }).format(
    new Date(moment),
  );
}

import { parseOverride, readOverride, type Override } from './override.rules.ts';

const KEPT = 'remote-override';

/** Origins of developers' machines that this server lets into its page; none unless it is told to. */
export function allowedOrigins(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="override-origins"]');
  return (meta?.content ?? '').split(' ').filter((origin) => URL.canParse(origin));
}

/** The override of this browser that is in force. */
export const currentOverride = (): Override | null =>
  readOverride(localStorage.getItem(KEPT), allowedOrigins(), Date.now());

/** Takes an override for eight hours, or ends it. A page holds one copy of a remote, so it has to be loaded anew. */
export function setOverride(text: string | null): void {
  const override = text === null ? null : parseOverride(text, allowedOrigins(), Date.now());
  if (override) localStorage.setItem(KEPT, JSON.stringify(override));
  else localStorage.removeItem(KEPT);
}

/**
 * The override that a page which starts now is going to take if its person may: of its address, or this browser's. For the
 * entry, which looks before anything is shared; the address is left as it is.
 */
export function startingOverride(): Override | null {
  const asked = new URLSearchParams(window.location.search).get('override') ?? '';
  return parseOverride(asked, allowedOrigins(), Date.now()) ?? currentOverride();
}

import { allowedOrigins, setOverride } from './kept-override.ts';
import { setWithout } from './live.ts';
import { parseOverride, readsOverride } from './override.rules.ts';
import { parsePreview } from './preview.rules.ts';
import { setPreview } from './preview.ts';

/** What an address asked for and was not taken: by its text, and why. */
export type RefusedAsk = { text: string; why: 'form' | 'origin' | 'version' };

let refused: RefusedAsk | null = null;

/** What the address of this page asked for in vain. */
export const refusedAsk = (): RefusedAsk | null => refused;

function askOverride(text: string): void {
  if (parseOverride(text, allowedOrigins(), Date.now())) setOverride(text);
  else refused = { text, why: readsOverride(text) ? 'origin' : 'form' };
}

function askPreview(text: string): void {
  const preview = parsePreview(text);
  if (preview) setPreview(preview);
  else refused = { text, why: 'version' };
}

function askWithout(name: string): void {
  if (/^mfe-[a-z0-9-]+$/.test(name)) setWithout(name, true);
  else refused = { text: name, why: 'form' };
}

const ASKS = { override: askOverride, preview: askPreview, without: askWithout };

/**
 * Takes `?override=`, `?preview=` and `?without=` out of the address and keeps what they say, before anything else reads
 * the address.
 */
export function takeFromAddress(): void {
  refused = null;
  const url = new URL(window.location.href);
  for (const [name, ask] of Object.entries(ASKS)) {
    const text = url.searchParams.get(name);
    url.searchParams.delete(name);
    if (text !== null) ask(text);
  }
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

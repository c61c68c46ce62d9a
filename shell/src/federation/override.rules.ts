import type { User } from 'shared-domain';

/** A remote that comes from a developer's machine instead of its release, until `until` (milliseconds). */
export type Override = { name: string; origin: string; until: number };

/** How long an override lasts, in milliseconds. */
export const OVERRIDE_MS = 8 * 60 * 60 * 1000;

/** Who may override: those who watch the system. */
export const mayOverride = (user: User | null): boolean => user?.monitors === 1;

const partsOf = (text: string) => {
  const [, name, address] = /^(mfe-[a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  return name && address && URL.canParse(address) ? { name, origin: new URL(address).origin } : null;
};

/** Whether a text names a part and an address, whichever that is. */
export const readsOverride = (text: string): boolean => partsOf(text) !== null;

/**
 * Reads 'mfe-qc@http://localhost:3012', as `?override=` brings it. Null for anything but a remote's name at one of the
 * origins that this server allows.
 */
export function parseOverride(text: string, allowed: string[], now: number): Override | null {
  const parts = partsOf(text);
  return parts && allowed.includes(parts.origin) ? { ...parts, until: now + OVERRIDE_MS } : null;
}

/** Reads the override that a browser keeps; null when there is none, or it is damaged, over or no longer allowed. */
export function readOverride(kept: string | null, allowed: string[], now: number): Override | null {
  try {
    const { name, origin, until } = JSON.parse(kept ?? 'null') as Override;
    const isLive = typeof until === 'number' && until > now && until <= now + OVERRIDE_MS;
    return isLive && parseOverride(`${name}@${origin}`, allowed, now) ? { name, origin, until } : null;
  } catch {
    return null;
  }
}

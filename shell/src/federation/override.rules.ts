import type { User } from 'shared-domain';

/** A remote that comes from a developer's machine instead of its release, until `until` (milliseconds). */
export type Override = { name: string; origin: string; until: number };

/** How long an override lasts, in milliseconds. */
export const OVERRIDE_MS = 8 * 60 * 60 * 1000;

/** Who may override: those who watch the system. */
export const mayOverride = (user: User | null): boolean => user?.monitors === 1;

/**
 * Reads 'mfe-qc@http://localhost:3012', as `?override=` brings it. Null for anything but a remote's name at one of the
 * origins that this server allows.
 */
export function parseOverride(text: string, allowed: string[], now: number): Override | null {
  const [, name, address] = /^(mfe-[a-z0-9-]+)@(.+)$/.exec(text) ?? [];
  if (!name || !address || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return allowed.includes(origin) ? { name, origin, until: now + OVERRIDE_MS } : null;
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

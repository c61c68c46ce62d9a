import type { MapSettings } from 'shared-domain';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What may stand in a policy: a name or an address, no placeholder and nothing that ends a directive. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/;

/** Whether a browser is sent there safely: https, or http on this machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname));
  return secure && HOST.test(hostname) && username === '' && password === '';
}

function isTemplate(text: string): boolean {
  const marks = text.match(/\{[^}]*\}/g) ?? [];
  return marks.length === 3 && ['{z}', '{x}', '{y}'].every((mark) => marks.includes(mark));
}

/** The map as the environment sets it; a visualization wins over tiles. */
export function mapFrom(env: Record<string, string | undefined>): MapSettings {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution = '', MAP_EMBED_URL: embed } = env;
  if (url && !(isSafeAddress(url) && isTemplate(url)))
    throw new Error(
      `MAP_TILES_URL must be an address such as https://tiles.example/{z}/{x}/{y}.png (http on localhost only), not "${url}".`,
    );
  if (embed && !isSafeAddress(embed))
    throw new Error(
      `MAP_EMBED_URL must be an address such as https://views.example/map?agency={agency} (http on localhost only), not "${embed}".`,
    );
  if (embed) return { tiles: null, embed };
  return { tiles: url ? { url, attribution } : null, embed: null };
}

/** Where a configured map comes from, for the policy of the page. */
export const mapOrigins = ({ tiles, embed }: MapSettings) => ({
  tiles: tiles ? new URL(tiles.url).origin : null,
  embed: embed === null ? null : new URL(embed).origin,
});

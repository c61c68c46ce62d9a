import { mayAccess, paths, type User } from 'shared-domain';
import { pick, type Bilingual, type Language } from 'shared-ui/i18n';
import type { RegistryEntry } from 'shared-ui/remote';
import { menuFor, type GroupLink } from '../layout/menu.rules.ts';
import { layoutOf, ownRoutes } from '../routing/routes.ts';
import type { Known } from './found.rules.ts';
import { SYNONYMS, synonymTexts } from './synonyms.texts.ts';

/** A screen, or a way out of the app, with the icon that the menu gives it. */
type Place = { label: Bilingual; to: string; icon: string; outside?: true };

const placeOf = (item: GroupLink, language: Language, icon: string): Place => {
  if ('to' in item) return { label: item.label, to: item.to, icon };
  const to = 'href' in item ? item.href : pick(item.document, language);
  return { label: item.label, to, icon, outside: true };
};

/** The lines of the menu, as places. */
function menuPlaces(user: User, remotes: RegistryEntry[], language: Language): Place[] {
  return menuFor(user, remotes).flatMap((line) =>
    line.kind === 'group' ? line.items.map((item) => placeOf(item, language, line.icon)) : [line],
  );
}

/** Signing out is no screen of the frame, and looked for all the same. */
const isOpenable = (route: (typeof ownRoutes)[number]) =>
  layoutOf(route, true) === 'default' || route.path === paths.logout.pattern;

function synonymsOf({ to, outside }: Place): string {
  const key = SYNONYMS[to] ?? (outside ? (to.startsWith('mailto:') ? 'contact' : 'manual') : undefined);
  return key ? `${synonymTexts.en[key]} ${synonymTexts.es[key]}` : '';
}

/**
 * Every screen and action that this person may open, in the order of the menu, those that no menu lists after it. They are
 * found by their names and synonyms in both languages. A remote that can't be had is listed: opening it says so.
 */
export function screensFor(user: User, remotes: RegistryEntry[], language: Language): Known[] {
  const listed = menuPlaces(user, remotes, language);
  const known = new Set(listed.map(({ to }) => to));
  const routes = [...ownRoutes.filter(isOpenable), ...remotes.flatMap((remote) => remote.routes)];
  const others = routes
    .filter(({ path, access }) => !path.includes(':') && !known.has(path) && mayAccess(access, user))
    .map(({ path, title }): Place => ({ label: title, to: path, icon: 'arrow-right' }));
  return [...listed, ...others].map((place) => ({
    id: `screen ${place.to}`,
    kind: 'screen',
    label: pick(place.label, language),
    to: place.to,
    icon: place.icon,
    ...(place.outside && { outside: true as const }),
    also: `${place.label.en} ${place.label.es} ${synonymsOf(place)}`,
  }));
}

import { shellWords } from '../words.texts.ts';
import { mayAccess, paths, SUPPORT_EMAIL, type User } from 'shared-domain';
import { commonWords, pageTexts } from 'shared-domain/texts';
import type { Bilingual, MenuItem, RegistryEntry } from 'shared-ui/remote';
import { menuTexts } from './menu.texts.ts';

/** A link of a group: to a screen, out of the app (`href`), or to a document in the person's language. */
export type GroupLink =
  | { label: Bilingual; to: string }
  | { label: Bilingual; href: string }
  | { label: Bilingual; document: Bilingual };
/** A line of the sidebar: a link, or a group, which is open until it is closed where `opens` says so. */
export type MenuLine =
  | { kind: 'link'; label: Bilingual; to: string; icon: string }
  | { kind: 'group'; id: string; label: Bilingual; icon: string; opens: boolean; items: GroupLink[] };

type Group = NonNullable<MenuItem['group']>;
const GROUPS: Record<Group, { label: Bilingual; icon: string; order: number }> = {
  stations: {
    label: { en: commonWords.en.stations, es: commonWords.es.stations },
    icon: 'map-marker',
    order: 20,
  },
  counts: { label: { en: commonWords.en.counts, es: commonWords.es.counts }, icon: 'chart-line', order: 30 },
  results: { label: { en: menuTexts.en.results, es: menuTexts.es.results }, icon: 'chart-bar', order: 60 },
  import: { label: { en: menuTexts.en.import, es: menuTexts.es.import }, icon: 'upload', order: 29 },
  export: { label: { en: menuTexts.en.export, es: menuTexts.es.export }, icon: 'download', order: 61 },
};

/** The shell's own lines: they stand with or without remotes. */
const OWN: MenuItem[] = [
  { label: { en: 'Dashboard', es: 'Panel' }, to: paths.dashboard.href(), icon: 'th-large', order: 10 },
  {
    label: { en: pageTexts.en.drafts, es: pageTexts.es.drafts },
    to: `${paths.dashboard.href()}?show=drafts`,
    icon: 'file-edit',
    group: 'stations',
    order: 5,
  },
];

/** The shell's own group, for everybody, at the end. */
const help: MenuLine = {
  kind: 'group',
  id: 'help',
  label: { en: 'Help & Feedback', es: 'Ayuda y comentarios' },
  icon: 'question-circle',
  opens: false,
  items: [
    {
      label: { en: menuTexts.en.userManual, es: menuTexts.es.userManual },
      document: { en: '/manual/count-exchange-en.pdf', es: '/manual/count-exchange-es.pdf' },
    },
    { label: { en: shellWords.en.glossary, es: shellWords.es.glossary }, to: paths.glossary.href() },
    { label: { en: 'Contact Us', es: 'Contacto' }, href: `mailto:${SUPPORT_EMAIL}` },
  ],
};

/**
 * The sidebar as data: the shell's own lines and those of the remotes that this person may open (A1, A2), in groups by
 * what they are about. A group without items is left out.
 */
export function menuFor(user: User, remotes: RegistryEntry[]): MenuLine[] {
  const items = [
    ...OWN,
    ...remotes.flatMap(({ menu, routes }) =>
      menu.filter(({ to }) => routes.some(({ path, access }) => path === to && mayAccess(access, user))),
    ),
  ].sort((a, b) => a.order - b.order);
  const links = items
    .filter(({ group }) => !group)
    .map(({ label, to, icon, order }) => ({ order, line: { kind: 'link' as const, label, to, icon } }));
  const groups = (Object.keys(GROUPS) as Group[]).flatMap((id) => {
    const { order, ...head } = GROUPS[id];
    const inside = items.filter(({ group }) => group === id);
    return inside.length
      ? [{ order, line: { kind: 'group' as const, id, ...head, opens: true, items: inside } }]
      : [];
  });
  return [...[...links, ...groups].sort((a, b) => a.order - b.order).map(({ line }) => line), help];
}

/**
 * The address of the line that leads to where one is; null where none does. Of two lines to one screen it is the one
 * whose choice (`?show=drafts`) the address makes.
 */
export function lineHere(lines: MenuLine[], { pathname, search }: { pathname: string; search: string }) {
  const here = new URLSearchParams(search);
  const leadsHere = (to: string) => {
    const [path, choice] = to.split('?');
    return (
      path === pathname && [...new URLSearchParams(choice)].every(([name, value]) => here.get(name) === value)
    );
  };
  const addresses = lines
    .flatMap((line) => (line.kind === 'group' ? line.items : [line]))
    .flatMap((line) => ('to' in line ? [line.to] : []));
  return addresses.filter(leadsHere).sort((a, b) => b.length - a.length)[0] ?? null;
}

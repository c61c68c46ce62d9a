import { shellWords } from '../words.texts.ts';
import { mayAccess, paths, SUPPORT_EMAIL, type User } from 'shared-domain';
import type { Bilingual, MenuItem, RegistryEntry } from 'shared-ui/remote';
import { menuTexts } from './menu.texts.ts';

/** A link of a group: to a screen, out of the app (`href`), or to a document in the person's language. */
export type GroupLink =
  | { label: Bilingual; to: string }
  | { label: Bilingual; href: string }
  | { label: Bilingual; document: Bilingual };
/** A line of the sidebar: a link, or a group that opens. */
export type MenuLine =
  | { kind: 'link'; label: Bilingual; to: string; icon: string }
  | { kind: 'group'; id: string; label: Bilingual; icon: string; items: GroupLink[] };

type Group = NonNullable<MenuItem['group']>;
const GROUPS: Record<Group, { label: Bilingual; icon: string; order: number }> = {
  import: { label: { en: 'Import', es: 'Importar' }, icon: 'upload', order: 20 },
  export: { label: { en: 'Export', es: 'Exportar' }, icon: 'download', order: 60 },
};

const dashboard: MenuItem = {
  label: { en: 'Dashboard', es: 'Panel' },
  to: paths.dashboard.href(),
  icon: 'th-large',
  order: 10,
};

/** The shell's own group, for everybody, at the end. */
const help: MenuLine = {
  kind: 'group',
  id: 'help',
  label: { en: 'Help & Feedback', es: 'Ayuda y comentarios' },
  icon: 'question-circle',
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
 * The sidebar as data: the shell's own lines and those of the remotes that this person may open (A1, A2), in the
 * order of the specification. A group without items is left out.
 */
export function menuFor(user: User, remotes: RegistryEntry[]): MenuLine[] {
  const items = [
    dashboard,
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
    return inside.length ? [{ order, line: { kind: 'group' as const, id, ...head, items: inside } }] : [];
  });
  return [...[...links, ...groups].sort((a, b) => a.order - b.order).map(({ line }) => line), help];
}

import { useId, useState } from 'react';
import { useUser } from 'shared-ui/auth';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import type { RegistryEntry } from 'shared-ui/remote';
import { NavLink, useLocation } from 'shared-ui/router';
import { Icon, VisuallyHidden } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import { menuFor, type GroupLink, type MenuLine } from './menu.rules.ts';

function GroupItem({ item }: { item: GroupLink }) {
  const [language] = useLanguage();
  const label = <span>{pick(item.label, language)}</span>;
  const className = 'sh-line sh-line-inner';
  if ('to' in item)
    return (
      <NavLink to={item.to} end className={className}>
        {label}
      </NavLink>
    );
  if ('href' in item)
    return (
      <a href={item.href} className={className}>
        {label}
      </a>
    );
  // beside the app, so that typed work stays
  return (
    <a href={pick(item.document, language)} target="_blank" rel="noreferrer" className={className}>
      {label}
    </a>
  );
}

function SidebarGroup({ group }: { group: Extract<MenuLine, { kind: 'group' }> }) {
  const [language] = useLanguage();
  const { pathname } = useLocation();
  const holdsHere = group.items.some((item) => 'to' in item && item.to === pathname);
  // opened or closed by hand; until then it is open while one of its screens is shown
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? holdsHere;
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className="sh-line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        <Icon name={group.icon} />
        <span>{pick(group.label, language)}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} className="sh-chevron" />
      </button>
      <ul id={id} hidden={!open}>
        {group.items.map((item) => (
          <li key={item.label.en}>
            <GroupItem item={item} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How many records wait for the person on a screen, by its address. */
export type Waiting = Readonly<Record<string, number>>;

function WaitingBadge({ count = 0 }: { count?: number }) {
  const t = useTexts(shellTexts);
  if (count === 0) return null;
  return (
    <>
      <span className="sh-line-badge is-review" aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{t('waitingForYou', { count })}</VisuallyHidden>
    </>
  );
}

/** The menu of what this person may open: the shell's line and those of the remotes. */
export function Sidebar({
  id,
  remotes,
  open,
  waiting = {},
}: {
  id: string;
  remotes: RegistryEntry[];
  open: boolean;
  waiting?: Waiting;
}) {
  const t = useTexts(shellTexts);
  const user = useUser();
  const [language] = useLanguage();
  return (
    <nav id={id} className={`sh-sidebar ${open ? 'is-open' : ''}`} aria-label={t('mainMenu')}>
      <ul>
        {menuFor(user, remotes).map((line) =>
          line.kind === 'group' ? (
            <SidebarGroup key={line.id} group={line} />
          ) : (
            <li key={line.to}>
              <NavLink to={line.to} end className="sh-line">
                <Icon name={line.icon} />
                <span>{pick(line.label, language)}</span>
                <WaitingBadge count={waiting[line.to]} />
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

import { useId } from 'react';
import { useUser } from 'shared-ui/auth';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import type { RegistryEntry } from 'shared-ui/remote';
import { Link, useLocation } from 'shared-ui/router';
import { Icon, VisuallyHidden } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import { lineHere, menuFor, type GroupLink, type MenuLine } from './menu.rules.ts';
import { useToggledGroups } from './toggled-groups.store.ts';

function GroupItem({ item, here }: { item: GroupLink; here: string | null }) {
  const [language] = useLanguage();
  const label = <span>{pick(item.label, language)}</span>;
  const className = 'sh-line sh-line-inner';
  if ('to' in item)
    return (
      <Link to={item.to} aria-current={item.to === here ? 'page' : undefined} className={className}>
        {label}
      </Link>
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

type SidebarGroupProps = { group: Extract<MenuLine, { kind: 'group' }>; here: string | null };

function SidebarGroup({ group, here }: SidebarGroupProps) {
  const [language] = useLanguage();
  const toggled = useToggledGroups();
  const holdsHere = group.items.some((item) => 'to' in item && item.to === here);
  const open = toggled.groups[group.id] ?? (group.opens || holdsHere);
  const id = useId();
  return (
    <li className="sh-group">
      <button
        type="button"
        className="sh-line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => toggled.toggle(group.id, !open)}
      >
        <Icon name={group.icon} />
        <span>{pick(group.label, language)}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} className="sh-chevron" />
      </button>
      <ul id={id} hidden={!open}>
        {group.items.map((item) => (
          <li key={item.label.en}>
            <GroupItem item={item} here={here} />
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
  isComing = false,
}: {
  id: string;
  remotes: RegistryEntry[];
  open: boolean;
  waiting?: Waiting;
  /** Whether the lines of remotes are on their way: until then none is shown, for those that are there would move. */
  isComing?: boolean;
}) {
  const t = useTexts(shellTexts);
  const user = useUser();
  const [language] = useLanguage();
  const lines = menuFor(user, remotes);
  const here = lineHere(lines, useLocation());
  return (
    <nav id={id} className={`sh-sidebar ${open ? 'is-open' : ''}`} aria-label={t('mainMenu')}>
      <ul className={isComing ? 'is-coming' : undefined}>
        {lines.map((line) =>
          line.kind === 'group' ? (
            <SidebarGroup key={line.id} group={line} here={here} />
          ) : (
            <li key={line.to}>
              <Link to={line.to} aria-current={line.to === here ? 'page' : undefined} className="sh-line">
                <Icon name={line.icon} />
                <span>{pick(line.label, language)}</span>
                <WaitingBadge count={waiting[line.to]} />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

import { useUser } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import type { RegistryEntry } from 'shared-ui/remote';
import { Link } from 'shared-ui/router';
import { Icon } from 'shared-ui/ui';
import { NotificationMenu } from '../notifications/notification-menu.tsx';
import type { Notifications } from '../notifications/notifications.resource.ts';
import { SearchButton } from '../search/search-button.tsx';
import { shellTexts } from '../texts.ts';
import { AgencySwitcher } from './agency-switcher.tsx';
import { BarTools } from './bar-tools.tsx';
import { Brand } from './brand.tsx';
import { UserMenu } from './user-menu.tsx';

/** The dark bar: the product, the agency switcher, tools, notifications, the person; on phones the button of the menu. */
export function TopBar({
  remotes,
  menuId,
  menuOpen,
  onMenu,
  mayLeave,
  onNotifications,
}: {
  /** What the search finds screens of. */
  remotes: RegistryEntry[];
  menuId: string;
  menuOpen: boolean;
  onMenu: () => void;
  mayLeave: () => Promise<boolean>;
  onNotifications: (answer: Notifications) => void;
}) {
  const t = useTexts(shellTexts);
  const user = useUser();
  return (
    <header className="sh-bar">
      <button
        type="button"
        className="sh-bar-button sh-hamburger"
        aria-label={menuOpen ? t('closeMenu') : t('openMenu')}
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={onMenu}
      >
        <Icon name={menuOpen ? 'times' : 'bars'} />
      </button>
      <Link to={paths.dashboard.href()} className="sh-home">
        <Brand />
      </Link>
      {user.super_admin === 1 ? <AgencySwitcher mayLeave={mayLeave} /> : null}
      <SearchButton remotes={remotes} />
      <BarTools />
      <NotificationMenu onAnswer={onNotifications} />
      <UserMenu />
    </header>
  );
}

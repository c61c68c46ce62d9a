import { useEffect, useId, useState, type ReactNode } from 'react';
import { paths } from 'shared-domain';
import { useLocation } from 'shared-ui/router';
import { useLinksAhead } from '../federation/use-links-ahead.ts';
import { useNextAhead } from '../federation/use-next-ahead.ts';
import type { RegistryState } from '../federation/use-registry.ts';
import { AgencyMoved } from '../session/agency-moved.tsx';
import { SessionWarning } from '../session/session-warning.tsx';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { useOnePerson } from '../session/use-one-person.ts';
import { Footer } from './footer.tsx';
import { NetworkErrorBanner } from './network-error-banner.tsx';
import { PageNotices } from './page-notices.tsx';
import { PaperLine } from './paper-line.tsx';
import { Sidebar, type Waiting } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusHome } from './use-focus-home.ts';
import './paper.css';

/** The frame of every signed-in screen. On phones the sidebar is a drawer, behind which the page is out of reach. */
export function DefaultLayout({
  registry,
  mayLeave,
  letGo,
  children,
}: {
  registry: RegistryState;
  /** Asks about typed work before the page is reloaded. */
  mayLeave: () => Promise<boolean>;
  /** Lets the page go without asking, once its typed work is kept. */
  letGo: () => void;
  children: ReactNode;
}) {
  useOnePerson(letGo);
  useFocusHome();
  useLinksAhead(registry.remotes);
  const menuId = useId();
  const { pathname } = useLocation();
  useNextAhead(registry.remotes, pathname);
  // open at one address: going elsewhere closes it
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Waiting>({});
  const menuOpen = openAt === pathname;
  useEffect(() => {
    if (!menuOpen) return undefined;
    document.getElementById(menuId)?.querySelector('a')?.focus();
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(null);
      document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [menuOpen, menuId]);

  return (
    <div className="sh-frame">
      <SkipLink />
      <TopBar
        remotes={registry.remotes}
        menuId={menuId}
        menuOpen={menuOpen}
        onMenu={() => setOpenAt(menuOpen ? null : pathname)}
        mayLeave={mayLeave}
        onNotifications={({ registrations }) => setWaiting({ [paths.registrations.href()]: registrations })}
      />
      <Sidebar
        id={menuId}
        remotes={registry.remotes}
        open={menuOpen}
        waiting={waiting}
        isComing={registry.state === 'loading'}
      />
      {menuOpen ? <div className="sh-shade" onClick={() => setOpenAt(null)} aria-hidden /> : null}
      <div className="sh-content" inert={menuOpen}>
        <div>
          <NetworkErrorBanner retry />
          <PageNotices registry={registry.known} mayLeave={mayLeave} />
        </div>
        <PaperLine />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer signedIn />
      </div>
      <SessionWarning />
      <AgencyMoved letGo={letGo} />
      <SignInAgain />
    </div>
  );
}

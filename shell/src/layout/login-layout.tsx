import type { ReactNode } from 'react';
import { LanguageSwitch, ThemeSwitch } from 'shared-ui/ui';
import { Footer } from './footer.tsx';
import { NetworkErrorBanner } from './network-error-banner.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of the screens that need no sign-in: a card in the middle, language and colours above. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="sh-login">
      <SkipLink />
      <header className="sh-login-head">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        <NetworkErrorBanner />
        {children}
      </main>
      <Footer />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { PRODUCT } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import type { Screen } from './routes.ts';

// The last address that was announced; module state, because the announcer changes its place with the layout.
let announcedAt = '';

/**
 * Tells of a new address before its screen is there: the document's title, a sentence for screen readers, and, when
 * the focus was lost with the screen before, the content. The screen's own heading takes the focus once it is drawn.
 */
export function RouteAnnouncer({ screen }: { screen: Screen }) {
  const t = useTexts(shellTexts);
  const [language] = useLanguage();
  const { pathname } = useLocation();
  const title = pick(screen.title, language);
  const region = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

  useEffect(() => {
    const moved = announcedAt !== '' && announcedAt !== pathname;
    announcedAt = pathname;
    if (!moved) return;
    // written by hand: the sentence is for the moment, not for the next drawing
    if (region.current) region.current.textContent = t('opened', { title });
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title, t]);

  return <output ref={region} className="cx-hidden" />;
}

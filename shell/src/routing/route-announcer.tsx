import { useEffect, useRef, useState } from 'react';
import { pick, useLanguage, useTexts } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { PRODUCT, VisuallyHidden } from 'shared-ui/ui';
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
  const [sentence, setSentence] = useState('');
  const latest = useRef(title);
  latest.current = title;

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

  useEffect(() => {
    const moved = announcedAt !== '' && announcedAt !== pathname;
    announcedAt = pathname;
    if (!moved) return;
    setSentence(t('opened', { title: latest.current }));
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, t]);

  return (
    <VisuallyHidden>
      <span role="status">{sentence}</span>
    </VisuallyHidden>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useIsRefreshing } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { uiTexts } from './texts.ts';

/** Name of the product, as it stands in the title of every page. */
export const PRODUCT = 'Count Exchange';
// The last address whose heading was shown; module state, so that it holds across the React roots of the remotes.
let shownAt = '';

/** Whether the person has opened something over the page, maybe while the screen was on its way: the focus is theirs then. */
const isElsewhere = (): boolean =>
  Boolean(document.activeElement?.closest('[data-keeps-focus], dialog, [role="dialog"]'));

/** A screen: title, `<h1>` and content. After a change of address the heading takes the focus; not on the first load. */
export function Page({
  title,
  about,
  intro,
  actions,
  children,
}: {
  title: string;
  /** What record the screen is about, for the title of the document: several of a kind may be open in tabs. */
  about?: string | undefined;
  intro?: ReactNode;
  /** Buttons or links beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = [title, about, PRODUCT].filter(Boolean).join(' · ');
  }, [title, about]);
  useEffect(() => {
    const moved = shownAt !== '' && shownAt !== pathname;
    shownAt = pathname;
    if (!moved) return;
    if (!isElsewhere()) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className="cx-page">
      <div className="cx-page-head">
        <Refreshing />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro ? <p className="cx-intro">{intro}</p> : null}
        </div>
        {actions ? <div className="cx-actions">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}

/** Says that what is shown is of before and asked for again; it stands beside the page, so that nothing moves. */
function Refreshing() {
  const t = useTexts(uiTexts);
  const isRefreshing = useIsRefreshing();
  return (
    <div className="cx-refreshing" aria-live="polite">
      {isRefreshing ? <span>{t('refreshing')}</span> : null}
    </div>
  );
}

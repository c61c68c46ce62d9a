import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'shared-ui/router';

/** Name of the product, as it stands in the title of every page. */
export const PRODUCT = 'Count Exchange';
// The last address whose heading was shown; module state, so that it holds across the React roots of the remotes.
let shownAt = '';

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
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className="cx-page">
      <div className="cx-page-head">
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

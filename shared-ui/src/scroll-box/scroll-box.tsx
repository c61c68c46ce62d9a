/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role --
   what scrolls takes the focus so that keys can scroll it; no element means that */
import type { ReactNode } from 'react';
import './scrolling.css';

/**
 * The place of a table that is not the shared one: it scrolls by itself, with the keyboard too, so that a wide or long one
 * never moves the page; it shows that there is more beside, and what names a row stays in view.
 */
export function ScrollBox({
  label,
  tall = false,
  className = '',
  children,
}: {
  /** Left out where what stands in every row takes the focus. */
  label?: string;
  /** Whether it is limited in height; its head stays in view then. */
  tall?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const look = `cx-scroll-box ${tall ? 'cx-scroll-box-tall' : ''} ${className}`;
  if (label === undefined) return <div className={look}>{children}</div>;
  return (
    <div className={look} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

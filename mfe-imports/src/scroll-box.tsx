/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role --
   what scrolls takes the focus so that keys can scroll it; no element means that */
import type { ReactNode } from 'react';

/** A room that scrolls by itself, with the keyboard too, so that a wide or long table never moves the page. */
export function ScrollBox({
  label,
  tall = false,
  children,
}: {
  label: string;
  /** Whether it is limited in height. */
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`imports-scroll ${tall ? 'imports-tall' : ''}`}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import './public-card.css';

/** The card of a screen that needs no sign-in: the product's sign, its content, the ways to other screens. */
export function PublicCard({
  wide = false,
  links,
  children,
}: {
  wide?: boolean;
  links: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`cx-card sh-public-card ${wide ? 'sh-public-wide' : ''}`}>
      <p>
        <Brand />
      </p>
      {children}
      <p className="sh-login-links">{links}</p>
    </div>
  );
}

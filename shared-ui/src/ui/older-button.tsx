import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Shows the older rows of a list (`useOlder`); nothing where there are none. */
export function OlderButton({
  onClick,
  children,
}: {
  onClick: (() => Promise<void>) | null;
  children: ReactNode;
}) {
  return (
    onClick && (
      <div className="cx-actions">
        <Button severity="outlined" onClick={onClick}>
          {children}
        </Button>
      </div>
    )
  );
}

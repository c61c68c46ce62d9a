import './facts.css';
import type { ReactNode } from 'react';

/**
 * Facts under their names, as many beside one another as there is room for; with `beside` one a line, its name before
 * it (on a phone above it). `className` for what one place has of its own.
 */
export function Facts(props: { beside?: boolean; className?: string; children: ReactNode }) {
  const { beside = false, className = '', children } = props;
  return <dl className={`cx-facts${beside ? ' is-beside' : ''} ${className}`.trimEnd()}>{children}</dl>;
}

/** One of the `Facts`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

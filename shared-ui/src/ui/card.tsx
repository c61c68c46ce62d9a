import { useId, type ReactNode } from 'react';

/** A white card with a heading; a region of that name when it has one. */
export function Card({
  title,
  titleId,
  actions,
  className = '',
  children,
}: {
  title?: ReactNode;
  /** Id for the heading, where a table takes its name from it. */
  titleId?: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section className={`cx-card ${className}`} aria-labelledby={title ? id : undefined}>
      {title || actions ? (
        <div className="cx-card-head">
          {title ? <h2 id={id}>{title}</h2> : null}
          {actions ? <div className="cx-actions">{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}

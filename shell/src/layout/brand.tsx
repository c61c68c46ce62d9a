import { PRODUCT } from 'shared-ui/ui';

/** The sign and the name of the product. */
export function Brand() {
  return (
    <span className="sh-brand">
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
        <rect width="28" height="28" rx="5" className="sh-brand-sign" />
        <path d="M6.5 14h4v7h-4zM12 8h4v13h-4zM17.5 17h4v4h-4z" className="sh-brand-bars" />
      </svg>
      <span>{PRODUCT}</span>
    </span>
  );
}

import { formatPercent } from 'shared-ui/i18n';

/** How far something has come, as a bar and in words; `value` from 0 to 1. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const share = Math.max(0, Math.min(1, value));
  return (
    <span className="cx-progress">
      <progress aria-label={label} max={1} value={share} />
      <span aria-hidden>{formatPercent(share)}</span>
    </span>
  );
}

import type { OverriddenFinding } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { certifyTexts } from './texts.ts';

/** The strong findings that a certification passed over. */
export function Overridden({
  findings,
  open = false,
}: {
  findings: readonly OverriddenFinding[];
  /** Whether they are listed at once. */
  open?: boolean;
}) {
  const t = useTexts(certifyTexts);
  if (findings.length === 0) return null;
  return (
    <details open={open}>
      <summary>{t('overrides', { count: findings.length })}</summary>
      <ul>
        {findings.map(({ id, rule_label: rule, flowid_txdot: flow, from, until, affected }) => (
          <li key={id}>
            {t('override', {
              rule,
              flow,
              from: formatDate(from),
              until: formatDate(until),
              count: formatNumber(affected),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

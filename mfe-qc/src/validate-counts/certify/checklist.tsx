import type { ReactNode } from 'react';
import type { CertifyChecklist } from 'shared-domain';
import { weightsInWords } from 'shared-domain/texts';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { Button, Icon, VisuallyHidden } from 'shared-ui/ui';
import { findingTexts } from '../findings/texts.ts';
import { CHECKS, isInOrder, isKnown, openFindings, type Check } from './checklist.rules.ts';
import { certifyTexts } from './texts.ts';

/** The points to look at before certifying; those that are not in order lead to where they can be put so. */
export function Checklist({
  list,
  onFindings,
  onTakeAll,
}: {
  list: CertifyChecklist;
  onFindings: () => void;
  /** Takes what the filters leave out as well. */
  onTakeAll: () => void;
}) {
  const t = useTexts(certifyTexts);
  const ways: Partial<Record<Check, ReactNode>> = {
    checked: <Way onClick={onFindings}>{t('toFindings')}</Way>,
    findings: <Way onClick={onFindings}>{t('toFindings')}</Way>,
    gaps: <Way onClick={onFindings}>{t('toFindings')}</Way>,
    leftOut: <Way onClick={onTakeAll}>{t('takeAll')}</Way>,
  };
  const words = useWords(list);
  return (
    <>
      <h3>{t('checklist')}</h3>
      <ul className="qc-checklist">
        {CHECKS.map((check) => {
          const ok = isInOrder(check, list);
          return (
            <li key={check} className={ok ? 'is-ok' : 'is-open'}>
              <Icon name={ok ? 'check' : 'exclamation-triangle'} />
              <span>
                <VisuallyHidden>{t(ok ? 'good' : 'look')}</VisuallyHidden> {words(check, ok)}
              </span>
              {ok ? null : ways[check]}
            </li>
          );
        })}
      </ul>
      {list.late > 0 ? <p>{t('late', { count: list.late })}</p> : null}
      <p className="qc-help">
        {t('marked', { suspects: formatNumber(list.suspects), nulls: formatNumber(list.nulls) })}
      </p>
    </>
  );
}

function Way({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button severity="outlined" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}

function useWords(list: CertifyChecklist) {
  const t = useTexts(certifyTexts);
  const tf = useTexts(findingTexts);
  const { findings, gaps, left_out: out, days } = list;
  const weights = weightsInWords(findings, tf);
  return (check: Check, ok: boolean): string => {
    if (!ok && !isKnown(check, list)) return t('unknown');
    switch (check) {
      case 'once':
        return ok ? t('onceOk') : t('once', { count: list.counted_twice.counts });
      case 'checked':
        return t(ok ? 'checkedOk' : list.checked_at === null ? 'checkedNever' : 'checkedStale');
      case 'findings':
        return ok ? t('findingsOk') : t('findings', { count: openFindings(list), weights });
      case 'gaps':
        return ok ? t('gapsOk') : t('gaps', { count: gaps.ranges, intervals: formatNumber(gaps.intervals) });
      case 'days':
        return ok ? t('daysOk', { count: days }) : t('days', { count: list.days_without_counts, days });
      case 'leftOut':
      default:
        return ok
          ? t('leftOutOk')
          : t('leftOut', {
              count: out.counts,
              days: out.days,
              first: formatDate(out.first?.slice(0, 10) ?? ''),
              last: formatDate(out.last?.slice(0, 10) ?? ''),
            });
    }
  };
}

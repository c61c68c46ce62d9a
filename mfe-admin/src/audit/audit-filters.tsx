import { useState } from 'react';
import type { AuditPage } from 'shared-domain';
import { SelectField, TextField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { NO_FILTERS, type AuditFilterValues } from './audit.rules.ts';
import { auditTexts } from './texts.ts';

type AuditFiltersProps = {
  /** The filters in use. */
  applied: AuditFilterValues;
  actions: AuditPage['actions'];
  onApply: (filters: AuditFilterValues) => void;
};

/** What the list is narrowed by; nothing happens before Filter is pressed. */
export function AuditFilters({ applied, actions, onApply }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const [values, setValues] = useState(applied);
  const change = (part: Partial<AuditFilterValues>) => setValues((now) => ({ ...now, ...part }));
  return (
    <Card>
      <search>
        <form
          className="cx-stack"
          aria-label={t('filters')}
          onSubmit={(event) => {
            event.preventDefault();
            onApply(values);
          }}
        >
          <div className="cx-fields">
            <SelectField
              label={t('action')}
              emptyLabel={t('all')}
              options={actions}
              value={values.action || null}
              onChange={(action) => change({ action: action ?? '' })}
            />
            <TextField
              label={t('station')}
              hint={t('stationHint')}
              value={values.station}
              onChange={(station) => change({ station })}
            />
            <TextField
              label={t('person')}
              hint={t('personHint')}
              value={values.user}
              onChange={(user) => change({ user })}
            />
          </div>
          <div className="cx-actions">
            <Button type="submit">{t('filter')}</Button>
            <Button
              severity="text"
              onClick={() => {
                setValues(NO_FILTERS);
                onApply(NO_FILTERS);
              }}
            >
              {t('clear')}
            </Button>
          </div>
        </form>
      </search>
    </Card>
  );
}

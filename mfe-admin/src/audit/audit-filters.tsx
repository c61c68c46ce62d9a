import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { NAME_MAX, type AuditPage } from 'shared-domain';
import { defineFields, FieldGrid, Form, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { FoldedFilters } from 'shared-ui/table';
import { Button, Card, useAtMost } from 'shared-ui/ui';
import { NO_FILTERS, toQuery, type AuditFilterValues } from './audit.rules.ts';
import { auditTexts } from './texts.ts';

type AuditFiltersProps = {
  /** The filters in use. */
  applied: AuditFilterValues;
  actions: AuditPage['actions'];
  onApply: (filters: AuditFilterValues) => void;
};
type Lookups = Pick<AuditFiltersProps, 'actions'>;

const fields = defineFields<AuditFilterValues, Lookups, keyof typeof auditTexts.en>({
  action: {
    label: 'action',
    control: 'select',
    long: true,
    emptyLabel: 'all',
    // until the list is here, what the address asks for stands
    options: ({ action }, { actions }) =>
      actions.length === 0 && action ? [{ code: action, label: '' }] : actions,
  },
  station: { label: 'station', hint: 'stationHint', control: 'text', maxLength: NAME_MAX },
  user: { label: 'person', hint: 'personHint', control: 'text', maxLength: NAME_MAX },
});

/** What the list is narrowed by; nothing happens before Filter is pressed. */
export function AuditFilters({ applied, actions, onApply }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const [initial] = useState(applied);
  const lookups = useMemo(() => ({ actions }), [actions]);
  const form = useFieldForm({
    fields,
    t,
    initial,
    lookups,
    // in the address once it is made
    keep: false,
    onSubmit: async (values) => onApply({ ...values, action: values.action || '' }),
  });
  // the address may say something else without this form; a new one would lose the focus
  const follow = useEffectEvent(form.change);
  const { action, station, user } = applied;
  useEffect(() => follow({ action, station, user }), [action, station, user]);
  const clear = () => {
    form.change(NO_FILTERS);
    onApply(NO_FILTERS);
  };
  const isPhone = useAtMost(640);
  const filters = (
    <Form form={form} label={t('filters')}>
      <FieldGrid form={form} names={['action', 'station', 'user']} />
      <div className="cx-actions">
        <Button type="submit">{t('filter')}</Button>
        <Button severity="text" onClick={clear}>
          {t('clear')}
        </Button>
      </div>
    </Form>
  );
  return (
    <Card>
      <search>
        {isPhone ? (
          <FoldedFilters filtering={Object.keys(toQuery(applied)).length}>{filters}</FoldedFilters>
        ) : (
          filters
        )}
      </search>
    </Card>
  );
}

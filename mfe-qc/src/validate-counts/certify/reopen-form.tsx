import { useEffect } from 'react';
import { ALERT_SECONDS, type Station } from 'shared-domain';
import { FieldGrid, focusField, Form, FormAlert, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Button } from 'shared-ui/ui';
import { reopenFields, type ReopenValues } from './certify.fields.ts';
import { reopenCounts } from './certify.resource.ts';
import { certifyTexts } from './texts.ts';

/** Days and a reason for taking certified counts back. */
export function ReopenForm({
  certificationId,
  stationId,
  first,
  last,
  onCancel,
  onReopened,
}: {
  /** The certification that it starts from. */
  certificationId: number;
  stationId: string;
  /** Range of the certification that it starts with. */
  first: string | null;
  last: string | null;
  onCancel: () => void;
  onReopened: (station: Station) => void;
}) {
  const t = useTexts(certifyTexts);
  const { notify } = useServices();
  const form = useFieldForm<ReopenValues, null, keyof typeof certifyTexts.en>({
    fields: reopenFields,
    t,
    initial: { minDate: first?.slice(0, 10) ?? null, maxDate: last?.slice(0, 10) ?? null, reason: '' },
    lookups: null,
    keep: { name: `reopen ${certificationId}` },
    onSubmit: async ({ minDate, maxDate, reason }) => {
      const days = { minDate: minDate ?? '', maxDate: maxDate ?? '' };
      const { reopened, station } = await reopenCounts(stationId, days, reason.trim());
      notify('success', t('reopened', { count: reopened }), ALERT_SECONDS.counts);
      onReopened(station);
    },
  });
  useEffect(() => focusField(form.id, 'minDate'), [form.id]);
  return (
    <Form form={form} small label={t('reopenTitle')} className="qc-reopen">
      <h3>{t('reopenTitle')}</h3>
      <p className="qc-help">{t('reopenText')}</p>
      <FormAlert problem={form.problem} fallback={t('reopenFailed')} />
      <FieldGrid form={form} names={['minDate', 'maxDate', 'reason']} />
      <div className="cx-row">
        <Button type="submit" severity="danger" loading={form.submitting}>
          {t('reopen')}
        </Button>
        <Button severity="outlined" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

import { FieldGrid, Form, FormField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { StationReach } from '../station-search/station-reach.tsx';
import { tmasTexts } from './texts.ts';
import type { Tmas } from './use-tmas.ts';

/** The order: which stations, which days, which layout; to be checked and sent. */
export function TmasForm({ form, stations, check, checking }: Tmas) {
  const t = useTexts(tmasTexts);
  const isEmpty = form.values.stations.length === 0;
  return (
    <Card title={t('stepExport')}>
      <Form form={form} className="exports-form">
        <FormField form={form} name="stations" />
        <StationReach found={stations.found} chosen={form.values.stations} />
        <FieldGrid form={form} names={['fromDate', 'toDate', 'layout']} />
        <div className="cx-actions">
          <Button
            severity="outlined"
            icon="list-check"
            loading={checking && !form.submitting}
            disabled={isEmpty}
            onClick={() => void check()}
          >
            {t('check')}
          </Button>
          <Button type="submit" icon="send" loading={form.submitting} disabled={isEmpty}>
            {t('prepare')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

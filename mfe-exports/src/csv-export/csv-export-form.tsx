import { FieldGrid, Form, FormField, fieldId, useFieldError } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { StationReach } from '../station-search/station-reach.tsx';
import { texts } from '../texts.ts';
import { ContentChoice } from './content-choice.tsx';
import type { CsvExport } from './use-csv-export.ts';

/** The order: which stations, which days, what the file shall hold. */
export function CsvExportForm({ form, stations }: Pick<CsvExport, 'form' | 'stations'>) {
  const t = useTexts(texts);
  const { values } = form;
  const contentError = useFieldError(form, 'content');
  return (
    <Card title={t('stepExport')}>
      <Form form={form} className="exports-form">
        <FormField form={form} name="stations" />
        <StationReach found={stations.found} chosen={values.stations} />
        <FieldGrid form={form} names={['fromDate', 'toDate']} />
        <ContentChoice
          id={fieldId(form.id, 'content')}
          value={values.content}
          error={contentError}
          onChange={(content) => form.set('content', content)}
        />
        <FormField form={form} name="factors" />
        <div className="cx-actions">
          <Button
            type="submit"
            icon="download"
            loading={form.submitting}
            disabled={values.stations.length === 0}
          >
            {t('build')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

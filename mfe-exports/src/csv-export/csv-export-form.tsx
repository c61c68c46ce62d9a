import { ErrorSummary, FieldGrid, FormField, fieldId, focusField } from 'shared-ui/form';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { texts } from '../texts.ts';
import { ContentChoice } from './content-choice.tsx';
import { reachOf } from './station-options.rules.ts';
import type { CsvExport } from './use-csv-export.ts';

/** The order: which stations, which days, what the file shall hold. */
export function CsvExportForm({ form, stations }: Pick<CsvExport, 'form' | 'stations'>) {
  const t = useTexts(texts);
  const { values } = form;
  const reach = reachOf(stations.found, values.stations);
  return (
    <Card title={t('stepExport')}>
      <form
        className="exports-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorSummary
          title={t('correct')}
          faults={form.faults}
          attempt={form.attempt}
          onGo={(name) => focusField(form.id, name)}
        />
        <FormField form={form} name="stations" />
        {reach && (
          <p className="cx-muted">
            {t('reach', {
              first: formatDate(reach.first.slice(0, 10)),
              last: formatDate(reach.last.slice(0, 10)),
            })}
          </p>
        )}
        <FieldGrid form={form} names={['fromDate', 'toDate']} />
        <ContentChoice
          id={fieldId(form.id, 'content')}
          value={values.content}
          error={form.touched['content'] && form.errors['content'] ? t('required') : undefined}
          onChange={(content) => form.set('content', content)}
        />
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
      </form>
    </Card>
  );
}

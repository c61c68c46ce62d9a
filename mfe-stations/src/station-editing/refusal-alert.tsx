import type { ComponentProps } from 'react';
import { ApiError } from 'shared-ui/api';
import type { paths } from 'shared-domain';
import { FormAlert } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { editingTexts } from './texts.ts';

type RefusalAlertProps = Omit<ComponentProps<typeof FormAlert>, 'children'> & {
  /** Where this form edits published stations. */
  station: typeof paths.editStation | typeof paths.editNextStation;
};

/**
 * The server's refusal; of a draft that was published elsewhere it links to the station. The form stays as it is, so
 * that what was typed can be taken over.
 */
export function RefusalAlert({ station, problem, ...alert }: RefusalAlertProps) {
  const t = useTexts(editingTexts);
  const id = problem instanceof ApiError ? problem.publishedAs : undefined;
  return (
    <FormAlert problem={problem} {...alert}>
      {id !== undefined && (
        <p>
          <Link to={station.href({ stationId: id })}>{t('editPublished', { id })}</Link>
        </p>
      )}
    </FormAlert>
  );
}

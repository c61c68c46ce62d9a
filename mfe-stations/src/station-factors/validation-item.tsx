import type { ValidationCount } from 'shared-domain';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { deleteValidation } from './factors.resource.ts';
import { ResultWords } from './result-words.tsx';
import { factorTexts } from './texts.ts';

type ValidationItemProps = {
  stationId: string;
  validation: ValidationCount;
  ofFlow: string;
  onDraft: () => void;
  onRemoved: () => void;
};

/** A validation count with what follows of it; a factor is drafted from it where one follows. */
export function ValidationItem({ stationId, validation, ofFlow, onDraft, onRemoved }: ValidationItemProps) {
  const t = useTexts(factorTexts);
  const remove = useRemove(stationId, ofFlow, onRemoved);
  const { result, author, note, method } = validation;
  const date = formatDate(validation.date);
  return (
    <li>
      <h4>{t('validation', { date })}</h4>
      <p>
        {t('validationFacts', {
          method: t(method),
          pairs: validation.pairs.length,
          minutes: validation.interval,
          people: formatNumber(result.people),
          counter: formatNumber(result.counter),
          author,
        })}
      </p>
      <ResultWords result={result} />
      {note && <p className="station-factor-reason">{note}</p>}
      <div className="cx-row">
        {result.proposes && (
          <Button
            severity="text"
            size="small"
            aria-label={t('draftFromOf', { date, flow: ofFlow })}
            onClick={onDraft}
          >
            {t('draftFrom')}
          </Button>
        )}
        {validation.may_delete && (
          <Button
            severity="text"
            size="small"
            aria-label={t('deleteOf', { date, flow: ofFlow })}
            onClick={() => void remove(validation)}
          >
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  );
}

function useRemove(stationId: string, ofFlow: string, onRemoved: () => void) {
  const t = useTexts(factorTexts);
  return useRemoval(({ id }: ValidationCount) => deleteValidation(stationId, id), {
    texts: ({ date }) => ({
      title: t('deleteTitle'),
      text: t('deleteText', { date: formatDate(date), flow: ofFlow }),
      accept: t('delete'),
      removed: t('deleted'),
      failed: t('failed'),
    }),
    onRemoved,
  });
}

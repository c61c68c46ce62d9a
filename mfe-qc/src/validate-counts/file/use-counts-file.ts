import { messageOf } from 'shared-ui/api';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { useAsk } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { choiceQuery } from '../counts.resource.ts';
import { paperTexts } from '../paper/texts.ts';
import { useReview, useSubject } from '../store/review-context.tsx';
import { validateTexts } from '../texts.ts';
import { useAway } from '../views/use-columns.ts';
import { countColumns } from './count-columns.ts';
import { fileTexts } from './texts.ts';

/** So many counts go into a file at most; each page of them is a request. */
const MOST_IN_FILE = 20_000;

/** Hands the person the list as a CSV file: all counts that the filters reach, as the server has them, in the columns that are shown. */
export function useCountsFile(): () => Promise<void> {
  const t = useTexts(validateTexts);
  const tf = useTexts(fileTexts);
  const tp = useTexts(paperTexts);
  const { notify } = useServices();
  const { station, suspects } = useSubject();
  const filters = useReview((state) => state.filters);
  const order = useReview((state) => state.order);
  const away = useAway();
  const { ask } = useAsk();
  return async () => {
    const { station_id_tmg: id, station_name: name } = station;
    try {
      // the tables' code is no part of the list's
      const [choice, { saveTable }] = await Promise.all([
        ask(choiceQuery(id, filters, order, MOST_IN_FILE)),
        import('shared-ui/table'),
      ]);
      if (!choice) return;
      const { counts, total } = choice;
      const title = tf('fileOf', { station: t('subject', { id, name }) });
      const file = saveTable(title, counts, countColumns(suspects, { t, tf, tp }, away));
      const left = total - counts.length;
      const saved = away.length === 0 ? 'saved' : 'savedShown';
      if (left === 0) notify('success', tf(saved, { name: file, count: counts.length }));
      else notify('warning', tf('cut', { name: file, ...inFigures(counts.length, total, left) }), 0);
    } catch (problem) {
      notify('danger', messageOf(problem, tf('failed')), 0);
    }
  };
}

const inFigures = (count: number, total: number, left: number) => ({
  count: formatNumber(count),
  total: formatNumber(total),
  left: formatNumber(left),
});

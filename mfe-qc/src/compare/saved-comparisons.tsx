import {
  comparisonLook,
  comparisonOf,
  COMPARISONS,
  isSameComparison,
  type TableView,
  type DatedComparison,
} from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { ViewsMenu } from 'shared-ui/table';
import { savedTexts } from './saved.texts.ts';
import { type useComparison } from './use-comparison.ts';

type Props = Pick<ReturnType<typeof useComparison>, 'view' | 'show'> & { comparison: DatedComparison };

/** Comparisons that people keep under a name, for themselves or for their agency; who opens one sees of it what they may. */
export function SavedComparisons({ comparison, view, show }: Props) {
  const t = useTexts(savedTexts);
  const { notify } = useServices();
  const open = (opened: TableView | null) => {
    if (opened === null) return show({ ...comparison, series: [] }, null);
    const { comparison: kept, unknown } = comparisonOf(opened.look);
    if (unknown.length > 0) notify('info', t('lost', { name: opened.name, fields: unknown.join(', ') }));
    return show(kept, opened.id);
  };
  return (
    <ViewsMenu
      table={COMPARISONS}
      current={view}
      look={comparisonLook(comparison)}
      differs={({ look }) => !isSameComparison(comparisonOf(look).comparison, comparison)}
      onOpen={open}
      onKept={(kept) => show(comparison, kept?.id ?? null)}
      words={savedTexts}
    />
  );
}

import {
  comparisonOf,
  COMPARISONS,
  comparisonSearch,
  isSameComparison,
  paths,
  type TableView,
  type DatedComparison,
} from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { pinView, viewsQuery } from 'shared-ui/table';
import { Button, LinkButton, copyText } from 'shared-ui/ui';
import { savedTexts } from './saved.texts.ts';

type Props = { comparison: DatedComparison; view: number | null };

/** What can be done with a comparison besides looking at it: its address, a link for who has no account, a place on the dashboard. */
export function HandOn({ comparison, view }: Props) {
  const t = useTexts(savedTexts);
  const { load } = useLoaded(viewsQuery(COMPARISONS));
  const saved = load.state === 'loaded' ? load.value.find(({ id }) => id === view) : undefined;
  // one that was changed since it was saved is another
  const kept = saved && isSameComparison(comparisonOf(saved.look).comparison, comparison) ? saved : null;
  const address = `${paths.compare.href()}?${comparisonSearch(comparison)}`;
  const nothing = comparison.series.length === 0;
  return (
    <>
      {kept ? <Pin view={kept} /> : null}
      <CopyAddress
        disabled={nothing}
        // somebody's own is there for them alone: whoever gets the address opens what is compared
        path={kept?.shared ? paths.savedComparison.href({ viewId: String(kept.id) }) : address}
      />
      {nothing ? null : (
        <LinkButton
          severity="outlined"
          icon="share-alt"
          to={`${paths.shareLinks.href()}?${new URLSearchParams({ shows: address }).toString()}`}
        >
          {t('share')}
        </LinkButton>
      )}
    </>
  );
}

function Pin({ view }: { view: TableView }) {
  const t = useTexts(savedTexts);
  const { notify } = useServices();
  const { name, pinned } = view;
  const change = async () => {
    try {
      await pinView(COMPARISONS, view.id, !pinned);
      notify('success', t(pinned ? 'unpinned' : 'pinned', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('pinFailed')));
    }
  };
  return (
    <Button severity="outlined" icon="thumbtack" onClick={() => void change()}>
      {t(pinned ? 'unpin' : 'pin')}
    </Button>
  );
}

function CopyAddress({ path, disabled }: { path: string; disabled: boolean }) {
  const t = useTexts(savedTexts);
  const { notify } = useServices();
  const copy = async () => {
    const address = new URL(path, window.location.href).href;
    if (await copyText(address)) notify('success', t('copiedAddress', { address }));
    else notify('warning', t('copyRefused', { address }));
  };
  return (
    <Button severity="outlined" icon="copy" disabled={disabled} onClick={() => void copy()}>
      {t('copyAddress')}
    </Button>
  );
}

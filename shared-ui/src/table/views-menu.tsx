import { useMemo, useState } from 'react';
import type { TableLook, TableView } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, LoadState } from '../ui/index.ts';
import { Panel } from './panel.tsx';
import { deleteView, restoreView, saveView, viewsQuery } from './views.resource.ts';
import { viewTextsWith, type ViewWords } from './views.texts.ts';

/** Forms are fetched when one is opened: no table waits for them. */
const loadDialog = () => import('./view-dialog.tsx');
/** An open dialog, and the view that it is about: null keeps a new one. */
type Edited = { Dialog: Awaited<ReturnType<typeof loadDialog>>['ViewDialog']; view: TableView | null };

type ViewsMenuProps = {
  /** The table's own name. */
  table: string;
  /** The number of the view that is open; null for none. */
  current: number | null;
  /** What the table shows now. */
  look: TableLook;
  /** Whether it shows something else than that view. */
  differs: (view: TableView) => boolean;
  /** Shows a view, or the table as it comes (null). */
  onOpen: (view: TableView | null) => void;
  /** What is shown is this view from now on; null: no view any more. */
  onKept: (view: TableView | null) => void;
  /** What is said otherwise where they are views of something else than a table. */
  words?: ViewWords;
};

function useWords(words: ViewWords | undefined) {
  return useTexts(useMemo(() => viewTextsWith(words), [words]));
}

/** The looks of a table that people keep under a name: to open one, to keep what is shown, to change and to delete. */
export function ViewsMenu(props: ViewsMenuProps) {
  const t = useWords(props.words);
  const { table, current, look, onKept } = props;
  const { notify } = useServices();
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  const edit = async (view: TableView | null) => {
    try {
      const { ViewDialog: Dialog } = await loadDialog();
      setEdited({ Dialog, view });
    } catch (error) {
      notify('danger', messageOf(error, t('formFailed')));
    }
  };
  return (
    <>
      <Panel
        icon="bookmark"
        label={current === null ? t('views') : <CurrentName {...props} current={current} />}
      >
        <ViewList {...props} onEdit={(view) => void edit(view)} />
      </Panel>
      {edited ? (
        <edited.Dialog
          table={table}
          view={edited.view}
          look={edited.view?.look ?? look}
          words={props.words}
          onClose={close}
          onSaved={(view) => {
            close();
            notify('success', t('saved', { name: view.name }));
            if (edited.view === null) onKept(view);
          }}
        />
      ) : null}
    </>
  );
}

/** What the open view is called, once that is known. */
function CurrentName({ table, current, differs, words }: ViewsMenuProps & { current: number }) {
  const t = useWords(words);
  const { load } = useLoaded(viewsQuery(table));
  const view = load.state === 'loaded' ? load.value.find(({ id }) => id === current) : undefined;
  if (!view) return t('views');
  return t(differs(view) ? 'changed' : 'current', { name: view.name });
}

type ViewListProps = ViewsMenuProps & { onEdit: (view: TableView | null) => void };

function ViewList(props: ViewListProps) {
  const t = useWords(props.words);
  const { load, reload } = useLoaded(viewsQuery(props.table));
  const { current, onOpen, onEdit } = props;
  return (
    <>
      <LoadState load={load} retry={reload}>
        {(views) => (
          <>
            <button
              type="button"
              className="cx-view"
              aria-current={current === null || undefined}
              data-closes
              onClick={() => onOpen(null)}
            >
              {t('standard')}
              <span className="cx-muted">{t('standardHint')}</span>
            </button>
            <Group title={t('own')} views={views.filter(({ shared }) => !shared)} {...props} />
            <Group title={t('agency')} views={views.filter(({ shared }) => shared)} {...props} />
            {views.length === 0 ? <p className="cx-muted">{t('none')}</p> : null}
            <CurrentActs {...props} views={views} />
          </>
        )}
      </LoadState>
      <Button severity="outlined" size="small" icon="plus" data-closes onClick={() => onEdit(null)}>
        {t('saveAs')}
      </Button>
    </>
  );
}

function Group({
  title,
  views,
  current,
  onOpen,
}: Pick<ViewsMenuProps, 'current' | 'onOpen'> & { title: string; views: TableView[] }) {
  if (views.length === 0) return null;
  return (
    <section className="cx-view-group" aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className="cx-view"
              aria-current={view.id === current || undefined}
              data-closes
              onClick={() => onOpen(view)}
            >
              {view.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be done with the view that is open, by whoever may change it. */
function CurrentActs({
  table,
  views,
  current,
  look,
  differs,
  onKept,
  onEdit,
  words,
}: ViewListProps & { views: TableView[] }) {
  const t = useWords(words);
  const { notify, confirm } = useServices();
  const view = views.find(({ id }) => id === current);
  if (current !== null && !view) return <p>{t('gone')}</p>;
  if (!view?.may_change) return null;
  const { id, name, shared } = view;
  const update = async () => {
    try {
      onKept(await saveView(table, view, { name, shared, look }));
      notify('success', t('updated', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('saveFailed')));
    }
  };
  const restore = async () => {
    try {
      await restoreView(table, view);
      notify('success', t('restored', { name }));
    } catch (error) {
      notify('danger', messageOf(error, t('restoreFailed')));
    }
  };
  // what others had may be on their dashboards: that would not come back with it
  const back = view.mine && !shared ? { label: t('undo'), act: restore } : undefined;
  const remove = async () => {
    const text = t(shared ? 'deleteShared' : 'deleteText', { name });
    if (!(await confirm({ title: t('deleteTitle'), text, accept: t('deleteAccept'), danger: true }))) return;
    try {
      await deleteView(table, id);
      onKept(null);
      notify('success', t('deleted', { name }), undefined, back);
    } catch (error) {
      notify('danger', messageOf(error, t('deleteFailed')));
    }
  };
  return (
    <div className="cx-view-acts">
      {differs(view) ? (
        <Button severity="outlined" size="small" icon="save" data-closes onClick={() => void update()}>
          {t('update', { name })}
        </Button>
      ) : null}
      <Button severity="text" size="small" icon="pencil" data-closes onClick={() => onEdit(view)}>
        {t('edit')}
      </Button>
      <Button severity="text" size="small" icon="trash" data-closes onClick={() => void remove()}>
        {t('delete', { name })}
      </Button>
    </div>
  );
}

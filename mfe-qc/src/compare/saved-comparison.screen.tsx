import { comparisonOf, COMPARISONS, comparisonSearch, paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Navigate, useParams } from 'shared-ui/router';
import { viewsQuery } from 'shared-ui/table';
import { Alert, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { savedTexts } from './saved.texts.ts';
import { compareTexts } from './texts.ts';

/** /compare/v/:viewId: the short address of a saved comparison. It leads on to the long one, which asks anew what one may see. */
export function SavedComparisonScreen() {
  const t = useTexts(savedTexts);
  const words = useTexts(compareTexts);
  const { viewId } = useParams();
  const { load, reload } = useLoaded(viewsQuery(COMPARISONS));
  return (
    <LoadState load={load} retry={reload} label={t('loading')}>
      {(views) => {
        const view = views.find(({ id }) => String(id) === viewId);
        if (view) {
          const search = comparisonSearch(comparisonOf(view.look).comparison);
          const to = [search, `view=${view.id}`].filter(Boolean).join('&');
          return <Navigate replace to={`${paths.compare.href()}?${to}`} />;
        }
        return (
          <Page title={words('title')}>
            <Alert severity="warning">{t('notThere')}</Alert>
            <LinkButton severity="outlined" to={paths.compare.href()}>
              {t('toCompare')}
            </LinkButton>
          </Page>
        );
      }}
    </LoadState>
  );
}

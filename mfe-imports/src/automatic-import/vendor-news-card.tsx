import { paths, type VendorNews } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Card, LinkButton } from 'shared-ui/ui';
import { automaticTexts } from './texts.ts';

/** Sites and channels that nothing is imported of yet, and those that have another name by now. */
export function VendorNewsCard({ news }: { news: readonly VendorNews[] }) {
  const t = useTexts(automaticTexts);
  const words = ({ what, site, name, was }: VendorNews): string => {
    if (what === 'site') return t('newSite', { name });
    return what === 'channel' ? t('newChannel', { site, name }) : t('renamed', { name, was: was ?? '' });
  };
  return (
    <Card
      title={t('news')}
      actions={
        <LinkButton to={paths.importEcoStations.href()} severity="text" icon="plus">
          {t('addStations')}
        </LinkButton>
      }
    >
      <p>{t('newsIntro')}</p>
      <ul>
        {news.map((one) => (
          <li key={`${one.site} ${one.name} ${one.what}`}>
            {words(one)} <span className="cx-muted">({formatDate(one.at)})</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { Publication } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { formatDate, formatNumber, useTexts } from 'shared-ui/i18n';
import { gradeText } from './figure-text.ts';
import { figureWords } from './figure-words.texts.ts';
import { printedTexts } from './printed.texts.ts';
import { publishTexts } from './publish/texts.ts';

/**
 * Which of the figures on this paper are published, each with its whole hash: on paper nobody can copy the rest of it.
 * `null` where that isn't known, which must not read as if none were.
 */
export function PrintedHashes({ publications }: { publications: readonly Publication[] | null }) {
  const t = useTexts(printedTexts);
  if (publications === null) return <p>{t('hashesUnknown')}</p>;
  const inForce = publications.filter(({ superseded_by }) => superseded_by === null);
  if (inForce.length === 0) return <p>{t('hashesNone')}</p>;
  return (
    <>
      <p>{t('hashesText')}</p>
      <ul className="figures-hashes">
        {inForce.map((publication) => (
          <Hash key={publication.id} publication={publication} />
        ))}
      </ul>
    </>
  );
}

function Hash({ publication }: { publication: Publication }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const { station_id_tmg: id, station_name: name, year, mode, shown, method, grade } = publication;
  const figure = words(FIGURE_NAMES[mode]);
  const how = {
    shown: formatNumber(Number(shown)),
    method: words(method),
    who: publication.published_by,
    when: formatDate(publication.published_at),
  };
  return (
    <li>
      <strong>{t('openedTitle', { figure, station: `${id} ${name}`, year: String(year) })}</strong>{' '}
      {t('publishedBy', how)}, {gradeText(grade, words)}
      <br />
      <code>{publication.hash}</code>
    </li>
  );
}

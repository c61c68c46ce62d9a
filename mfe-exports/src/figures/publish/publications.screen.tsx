import '../figures.css';
import { useMemo, useState } from 'react';
import { paths, type Publication } from 'shared-domain';
import { FIGURE_NAMES, limitsInWords } from 'shared-domain/figures';
import { formatDate, useLanguage, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Link } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Card, LinkButton, LoadState, Page } from 'shared-ui/ui';
import { gradeText } from '../figure-text.ts';
import { figureWords } from '../figure-words.texts.ts';
import { GradeMark } from '../grade-mark.tsx';
import { FoldedGradeRule } from '../grade-rule.tsx';
import { HashLine } from './hash-line.tsx';
import { OpenedDialog } from './opened-dialog.tsx';
import { publicationsQuery } from './publish.resource.ts';
import { publishTexts } from './texts.ts';

/** /publications: the figures that were published, the newest first. */
export function PublicationsScreen() {
  const t = useTexts(publishTexts);
  const { load, reload } = useLoaded(publicationsQuery());
  const [opened, setOpened] = useState<number | null>(null);
  const columns = usePublicationColumns(setOpened);
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={<LinkButton to={paths.figures.href()}>{t('toFigures')}</LinkButton>}
    >
      <LoadState load={load} retry={reload}>
        {(publications) => (
          <Card>
            <DataTable
              label={t('title')}
              rows={publications}
              rowKey="id"
              columns={columns}
              empty={t('empty')}
              urlState="publications"
              tools="publications"
            />
            <FoldedGradeRule />
          </Card>
        )}
      </LoadState>
      {opened === null ? null : <OpenedDialog id={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

function usePublicationColumns(open: (id: number) => void): Column<Publication>[] {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const [language] = useLanguage();
  return useMemo(() => {
    const nameOf = ({ mode }: Publication) => words(FIGURE_NAMES[mode]);
    return [
      {
        field: 'station',
        header: t('station'),
        value: ({ station_id_tmg, station_name }) => `${station_id_tmg} ${station_name}`,
        cell: ({ station_id_tmg, station_name, year }) => (
          <Link to={`${paths.stationFigures.href({ stationId: station_id_tmg })}?year=${year}`}>
            {station_id_tmg} {station_name}
          </Link>
        ),
        sortable: true,
        filter: 'text',
        rowHeader: true,
      },
      {
        field: 'agency',
        header: t('agency'),
        value: ({ agency }) => agency,
        sortable: true,
        filter: 'select',
      },
      {
        field: 'year',
        header: t('year'),
        value: ({ year }) => String(year),
        sortable: true,
        filter: 'select',
      },
      {
        field: 'mode',
        header: t('mode'),
        value: (row) => `${nameOf(row)} ${words(row.mode)}`,
        filter: 'select',
      },
      { field: 'shown', header: t('figure'), value: ({ shown }) => Number(shown), align: 'end', leads: true },
      { field: 'method', header: t('method'), value: ({ method }) => words(method) },
      {
        field: 'grade',
        header: t('grade'),
        value: ({ grade }) => gradeText(grade, words),
        cell: ({ grade }) => <GradeMark grade={grade} />,
        // a file leaves the page, where the rule is told below
        csv: ({ grade }) =>
          grade === null
            ? gradeText(grade, words)
            : `${gradeText(grade, words)}: ${limitsInWords(grade, language)}`,
      },
      {
        field: 'published_at',
        header: t('when'),
        value: ({ published_at }) => published_at,
        cell: ({ published_at }) => formatDate(published_at),
        sortable: true,
      },
      { field: 'published_by', header: t('who'), value: ({ published_by }) => published_by },
      {
        field: 'state',
        header: t('state'),
        value: ({ superseded_by }) => t(superseded_by === null ? 'inForce' : 'superseded'),
        filter: 'select',
      },
      {
        field: 'hash',
        header: t('digest'),
        value: ({ hash }) => hash,
        cell: ({ hash }) => <HashLine hash={hash} />,
        // the table has no room for it; it stands where the publication is opened
        cardsOnly: true,
      },
      {
        field: 'actions',
        header: t('actions'),
        value: () => null,
        cell: (row) => (
          <Button
            size="small"
            severity="outlined"
            aria-label={t('openOf', {
              figure: t('openedTitle', {
                figure: nameOf(row),
                station: row.station_name,
                year: String(row.year),
              }),
            })}
            onClick={() => open(row.id)}
          >
            {t('openShort')}
          </Button>
        ),
      },
    ];
  }, [t, words, language, open]);
}

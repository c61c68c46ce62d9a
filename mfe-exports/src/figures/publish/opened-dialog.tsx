import type { OpenedPublication, PublicationComparison } from 'shared-domain';
import { FIGURE_NAMES } from 'shared-domain/figures';
import { formatDate, formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Alert, Dialog, Fact, Facts, LoadState } from 'shared-ui/ui';
import { figureWords } from '../figure-words.texts.ts';
import { GradeMark } from '../grade-mark.tsx';
import { GradeNeeds } from '../grade-rule.tsx';
import { listed } from '../weekday-names.ts';
import { HashLine } from './hash-line.tsx';
import { publicationQuery } from './publish.resource.ts';
import { publishTexts } from './texts.ts';
import { useFillingText } from './use-filling-text.ts';

/** A published figure with what its counts give today: unchanged, or what differs. */
export function OpenedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const { load, reload } = useLoaded(publicationQuery(id));
  const title =
    load.state === 'loaded'
      ? t('openedTitle', {
          figure: words(FIGURE_NAMES[load.value.publication.mode]),
          station: `${load.value.publication.station_id_tmg} ${load.value.publication.station_name}`,
          year: String(load.value.publication.year),
        })
      : t('title');
  return (
    <Dialog title={title} open wide onClose={onClose}>
      <LoadState load={load} retry={reload} label={t('loading')}>
        {(opened) => <Opened opened={opened} />}
      </LoadState>
    </Dialog>
  );
}

function Opened({ opened: { publication, comparison } }: { opened: OpenedPublication }) {
  const t = useTexts(publishTexts);
  const words = useTexts(figureWords);
  const fillingText = useFillingText();
  const { shown, method, grade, reason, agency, published_by: who, published_at: at } = publication;
  const when = formatDate(at);
  return (
    <div className="figures-stack">
      {comparison.unchanged ? (
        <Alert severity="success">{t('unchanged', { when })}</Alert>
      ) : (
        <Changed comparison={comparison} was={publication.value} when={when} />
      )}
      <Facts beside>
        <Fact name={t('agency')}>{agency}</Fact>
        <Fact name={t('figure')}>{`${words(FIGURE_NAMES[publication.mode])} ${shown}`}</Fact>
        <Fact name={t('method')}>{words(method)}</Fact>
        <Fact name={t('grade')}>
          <GradeMark grade={grade} />
          <GradeNeeds grade={grade} />
        </Fact>
        <Fact name={t('filled')}>{fillingText(publication.filling)}</Fact>
        {reason === null ? null : <Fact name={t('reason')}>{reason}</Fact>}
        <Fact name={t('published')}>{t('byWhen', { who, when })}</Fact>
        <Fact name={t('record')}>
          <HashLine hash={publication.hash} />
        </Fact>
      </Facts>
    </div>
  );
}

function Changed({
  comparison: { now, parts, flows },
  was,
  when,
}: {
  comparison: PublicationComparison;
  was: string;
  when: string;
}) {
  const t = useTexts(publishTexts);
  const [language] = useLanguage();
  const whole = (value: string) => formatNumber(Math.round(Number(value)));
  return (
    <Alert severity="warning">
      <p>{t('changed', { when })}</p>
      <p>{t('wasNow', { was: whole(was), now: now === null ? t('nowNone') : whole(now) })}</p>
      <p>
        {t('parts', {
          parts: listed(
            parts.map((part) => t(`part${part}`)),
            language,
          ),
        })}
      </p>
      <ul>
        {flows
          .filter(({ days }) => days.length > 0)
          .map(({ flowid_txdot, name, days }) => (
            <li key={flowid_txdot}>
              {t('flowDiffers', {
                flow: name,
                count: days.length,
                days: listed(days.map(formatDate), language),
              })}
            </li>
          ))}
      </ul>
    </Alert>
  );
}

import type { FlowFill } from 'shared-domain';
import { formatDate, formatPeriod, useTexts } from 'shared-ui/i18n';
import { groupWords } from '../../groups/group-words.texts.ts';
import { share, whole } from '../numbers.ts';
import { fillTexts } from './fills.texts.ts';
import { FillWeatherWords } from './fill-weather-words.tsx';
import { stretchesOf } from './stretches.rules.ts';

/** What was filled or would be: how many days by which method, what it makes of the figure, and how far it may be off. */
export function FillWords({ fill }: { fill: FlowFill }) {
  const t = useTexts(fillTexts);
  const words = useTexts(groupWords);
  const { method, group, members, donor, days, error, effect, weather } = fill;
  const stretches = stretchesOf(days.map(({ date }) => date));
  return (
    <>
      <p>
        <strong>{t('filledBy', { days: days.length, method: words(method) })}</strong>{' '}
        {group && t('fromGroup', { group: words(group), members })} {donor && t('fromDonor', { donor })}
      </p>
      <p>
        {t('figure', { filled: whole(fill.filled), unfilled: whole(fill.unfilled) })}{' '}
        {t('shares', { days: share(fill.share_of_days), traffic: share(fill.share_of_traffic) })}
      </p>
      <p className="cx-muted">
        {error
          ? t('error', { days: error.days, median: share(error.median_run), effect: share(effect) })
          : t('noError')}
      </p>
      {weather && <FillWeatherWords weather={weather} />}
      <p className="cx-muted">
        {t('days')}: {stretches.map(([first, last]) => periodOf(first, last)).join('; ')}
      </p>
    </>
  );
}

const periodOf = (first: string, last: string): string =>
  first === last ? formatDate(first) : formatPeriod(first, last);

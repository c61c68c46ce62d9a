import { useMemo } from 'react';
import { commonWords, dayMarkInWords } from 'shared-domain/texts';
import { formatPeriod, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useWeatherWords } from 'shared-ui/weather';
import { daysOfWeek, knownOfWeek } from './home-known.rules.ts';
import { knownDaysQuery } from './station-home.resource.ts';
import { homeTexts } from './texts.ts';

/** What is known of the week that the flows' pictures show, in words. Its line is there before it has come. */
export function HomeKnown({ stationId, week }: { stationId: string; week: string }) {
  const t = useTexts(homeTexts);
  const words = useTexts(commonWords);
  const { reader } = useWeatherWords();
  const period = useMemo(() => daysOfWeek(week), [week]);
  const { load } = useLoaded(knownDaysQuery(stationId, period));
  const known =
    load.state === 'loaded' &&
    load.value !== null &&
    knownOfWeek(load.value, period)
      .map(({ mark, first, last }) =>
        t('knownDay', { what: dayMarkInWords(mark, reader), when: formatPeriod(first, last) }),
      )
      .join('; ');
  return (
    <p className="station-known">
      {load.state === 'failed' && t('knownFailed')}
      {known !== false && t('known', { known: known || words('none') })}
    </p>
  );
}

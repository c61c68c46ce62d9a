import { inShownUnits, weatherScale, weatherTogether } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { DAY, toDay, toTime, type Span } from 'shared-ui/time-axis';
import { useWeatherWords } from 'shared-ui/weather';
import type { PlotAxis } from './plot.tsx';
import { compareTexts } from './texts.ts';
import { inNumbers } from './use-reading.ts';
import { useWeatherTold } from './use-weather-reading.ts';
import type { ComparedWeather } from './weather.rules.ts';

/** Where temperature and rain stand in the strip, in pixels; each has room for its title above it. */
const TEMPERATURE = { title: 11, top: 25, bottom: 67 };
const RAIN = { title: 87, top: 101, bottom: 139 };
const HEIGHT = 144;

type Props = { weather: ComparedWeather; shown: Span; axis: PlotAxis };

/** The weather of each day below the lines, on axes of its own: from the lowest to the highest temperature, and rain and snow. */
export function WeatherStrip({ weather, shown, axis: { gutter, width } }: Props) {
  const t = useTexts(compareTexts);
  const { reader, unit } = useWeatherWords();
  const { units } = reader;
  const weatherTold = useWeatherTold();
  const days = [...weather.days.values()].filter(
    ({ date }) => date >= toDay(shown.from) && date <= toDay(shown.to - 1),
  );
  const { low, high, most } = weatherScale(days, units);
  const xOf = (date: string) => gutter + ((toTime(date) - shown.from) / (shown.to - shown.from)) * width;
  const day = Math.max(1, (DAY / (shown.to - shown.from)) * width);
  const bar = Math.max(1, day * 0.7);
  const onDegrees = yIn(TEMPERATURE, low, high);
  const onWater = yIn(RAIN, 0, most);
  const degreesAt = (celsius: number) => onDegrees(inShownUnits('temperature', celsius, units));
  const waterAt = (mm: number) => onWater(inShownUnits('rain', mm, units));
  return (
    <svg
      className="qc-compare-weather"
      viewBox={`0 0 ${gutter + width} ${HEIGHT}`}
      height={HEIGHT}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, no file
      role="img"
      aria-label={t('weatherLabel', { told: weatherTold(weatherTogether(days)) })}
    >
      <Axis
        title={t('temperature', { unit: unit('temperature') })}
        at={TEMPERATURE}
        ends={[low, high]}
        gutter={gutter}
        width={width}
      />
      <Axis
        title={t('rainAndSnow', { unit: unit('rain') })}
        at={RAIN}
        ends={[0, most]}
        gutter={gutter}
        width={width}
      />
      {days.map(({ date, high_c, low_c, rain_mm, snow_mm }) => {
        const x = xOf(date) + (day - bar) / 2;
        const [wet, white] = [rain_mm ?? 0, snow_mm ?? 0];
        return (
          <g key={date}>
            {high_c === null || low_c === null ? null : (
              <Bar
                className="qc-compare-warm"
                x={x}
                width={bar}
                from={degreesAt(low_c)}
                to={degreesAt(high_c)}
              />
            )}
            {wet > 0 ? (
              <Bar className="qc-compare-rain" x={x} width={bar} from={waterAt(0)} to={waterAt(wet)} />
            ) : null}
            {white > 0 ? (
              <Bar
                className="qc-compare-snow"
                x={x}
                width={bar}
                from={waterAt(wet)}
                to={waterAt(wet + white)}
              />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

type Place = typeof TEMPERATURE;

const yIn =
  ({ top, bottom }: Place, from: number, to: number) =>
  (value: number): number =>
    bottom - ((value - from) / (to - from)) * (bottom - top);

/** A bar between two heights: at least a pixel, so that a little is not nothing. */
function Bar({
  from,
  to,
  ...bar
}: {
  className: string;
  x: number;
  width: number;
  from: number;
  to: number;
}) {
  const height = Math.max(1, from - to);
  return <rect {...bar} y={from - height} height={height} />;
}

function Axis({
  title,
  at,
  ends: [from, to],
  gutter,
  width,
}: {
  title: string;
  at: Place;
  ends: [number, number];
  gutter: number;
  width: number;
}) {
  return (
    <>
      <text x={0} y={at.title}>
        {title}
      </text>
      {[
        [from, at.bottom],
        [to, at.top],
      ].map(([value = 0, y = 0]) => (
        <g key={y}>
          <line className="qc-compare-rule" x1={gutter} x2={gutter + width} y1={y} y2={y} />
          <text x={gutter - 6} y={y + 4} textAnchor="end">
            {inNumbers(value)}
          </text>
        </g>
      ))}
    </>
  );
}

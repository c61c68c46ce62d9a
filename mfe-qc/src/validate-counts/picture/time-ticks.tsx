import { useMemo } from 'react';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { shareOf, ticksOf } from 'shared-ui/time-axis';
import type { TimeAxis } from './axis.rules.ts';
import { pictureTexts } from './texts.ts';

/** The axis of time in words; its title stands left of it. Calendar, hours and lines have the same. */
export function TimeTicks({ axis: { shown, width } }: { axis: TimeAxis }) {
  const t = useTexts(pictureTexts);
  const [language] = useLanguage();
  const { unit, ticks } = useMemo(() => ticksOf(shown, width, language), [shown, width, language]);
  return (
    <div className="qc-ticks" aria-hidden>
      <span className="qc-axis-title">{t(unit)}</span>
      <div>
        {ticks.map(({ time, label }) => (
          <span key={time} style={{ left: `${shareOf(time, shown) * 100}%` }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

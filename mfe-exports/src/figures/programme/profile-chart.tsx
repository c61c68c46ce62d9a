import { useRef } from 'react';
import type { FigureProfileRow } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { SeriesStroke, seriesAt } from 'shared-ui/marks';
import { useWidth } from 'shared-ui/time-axis';
import { hourText, share } from '../numbers.ts';
import { axisEnd, hoursNamed, pointsOf, PROFILE, xOf, yOf } from './profile-lines.rules.ts';
import { programmeTexts } from './texts.ts';

/** A day's shares, and what their line is called. */
export type ProfileLine = FigureProfileRow & { name: string };

/** Drawn as text is, so that it prints; the table has the same shares. */
export function ProfileChart({ lines, label }: { lines: ProfileLine[]; label: string }) {
  return lines.length === 0 ? null : <DrawnProfile lines={lines} label={label} />;
}

function DrawnProfile({ lines, label }: { lines: ProfileLine[]; label: string }) {
  const t = useTexts(programmeTexts);
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box, PROFILE.width);
  const end = axisEnd(lines.map(({ shares }) => shares));
  return (
    <figure className="figures-chart" ref={box} aria-label={label}>
      <svg viewBox={`0 0 ${width} ${PROFILE.height}`} aria-hidden>
        <text x={0} y={16}>
          {t('profileAxis')}
        </text>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line x1={PROFILE.left} x2={width} y1={yOf(end * part, end)} y2={yOf(end * part, end)} />
            <text x={PROFILE.left - 6} y={yOf(end * part, end) + 4} textAnchor="end">
              {share(end * part)}
            </text>
          </g>
        ))}
        <text x={0} y={PROFILE.height - 12}>
          {t('hour')}
        </text>
        {hoursNamed(width).map((hour) => (
          <text key={hour} x={xOf(hour, width)} y={PROFILE.height - 12} textAnchor="middle">
            {hourText(hour).slice(0, 2)}
          </text>
        ))}
        {lines.map(({ group, shares }, place) => {
          const { token, dash } = seriesAt(place);
          return (
            <polyline
              key={group}
              points={pointsOf(shares, end, width)}
              fill="none"
              stroke={`var(--${token})`}
              strokeWidth="2.5"
              strokeDasharray={dash.join(' ') || undefined}
            />
          );
        })}
      </svg>
      <figcaption>
        {lines.map(({ group, name }, place) => (
          <span key={group}>
            <SeriesStroke place={place} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

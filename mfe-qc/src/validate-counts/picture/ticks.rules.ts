import { type Language, wallFormat } from 'shared-domain/texts';
import { DAY, HOUR, startOfDay, type Span } from './time.rules.ts';

/** What a tick of the time axis stands for. */
export type TickUnit = 'month' | 'day' | 'hour';
export type Ticks = { unit: TickUnit; times: number[] };

/** Longest window in days, unit of its ticks and the step in that unit; the first that fits is taken. */
const STEPS: { upTo: number; unit: TickUnit; step: number }[] = [
  { upTo: 2, unit: 'hour', step: 6 },
  { upTo: 10, unit: 'day', step: 1 },
  { upTo: 35, unit: 'day', step: 7 },
  { upTo: 100, unit: 'day', step: 14 },
  { upTo: Number.POSITIVE_INFINITY, unit: 'month', step: 1 },
];

/** The ticks of the time axis: even places of the calendar inside the window. */
export function ticksOf(window: Span): Ticks {
  const days = (window.to - window.from) / DAY;
  const { unit, step } = STEPS.find(({ upTo }) => days <= upTo) ?? { unit: 'month', step: 1 };
  return {
    unit,
    times: unit === 'month' ? monthStarts(window) : evenSteps(window, step * (unit === 'day' ? DAY : HOUR)),
  };
}

function monthStarts(window: Span): number[] {
  const first = new Date(window.from);
  const times: number[] = [];
  for (let month = first.getUTCMonth(); ; month += 1) {
    const time = Date.UTC(first.getUTCFullYear(), month, 1);
    if (time >= window.to) return times;
    if (time >= window.from) times.push(time);
  }
}

function evenSteps(window: Span, step: number): number[] {
  const times: number[] = [];
  for (let time = startOfDay(window.from); time < window.to; time += step) {
    if (time >= window.from) times.push(time);
  }
  return times;
}

const FORMATS: Record<TickUnit, Intl.DateTimeFormatOptions> = {
  month: { month: 'short' },
  day: { month: 'short', day: 'numeric' },
  hour: { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** A tick's label in the language. */
export function tickLabel(time: number, unit: TickUnit, language: Language): string {
  return wallFormat(language, FORMATS[unit]).format(time);
}

/** What a counter's figure looks like on the map, and how it is told in words. */
export type CounterFigure = {
  /** Its class, from 1, the smallest, to 5; null where there is no figure. */
  level: 1 | 2 | 3 | 4 | 5 | null;
  /** How well the year was counted: drawn as the marker's outline. */
  grade: 'A' | 'B' | 'C' | 'D' | null;
  /** Against the year before. */
  trend: 'up' | 'down' | 'level' | null;
  /** All of it in words, without the name. */
  says: string;
  /** Where the card leads. */
  way: { to: string; label: string };
};

/** The sign of a trend; nothing where there is no year to compare with. */
export const TREND_SIGNS = { up: '↑', down: '↓', level: '→' } as const;

/** What the marker of a figure is drawn by: its class as size and shade, its grade as outline. */
export const figureClass = ({ level, grade }: Pick<CounterFigure, 'level' | 'grade'>): string =>
  `is-figure is-level-${level ?? 0} ${grade ? `is-grade-${grade.toLowerCase()}` : ''}`.trimEnd();

/** What a counter's figure looks like on the map, and how it is told in words. */
export type CounterFigure = {
  /** Its class, from 1, the smallest, to 5; null where there is no figure. */
  level: 1 | 2 | 3 | 4 | 5 | null;
  /** How well the year was counted: drawn as the marker's outline. */
  grade: 'A' | 'B' | 'C' | 'D' | null;
  /** Against the year before. */
  trend: 'up' | 'down' | 'level' | null;
  /** Whether it is a state that asks for somebody, the more the higher its class, and not an amount: told by its shape too. */
  isState?: boolean;
  /** All of it in words, without the name. */
  says: string;
  /** Where the card leads. */
  way: { to: string; label: string };
};

/** The sign of a trend; nothing where there is no year to compare with. */
export const TREND_SIGNS = { up: '↑', down: '↓', level: '→' } as const;

/** What the marker of a figure is drawn by: its class as size and shade, its grade as outline, a state as shape. */
export const figureClass = ({
  level,
  grade,
  isState,
}: Pick<CounterFigure, 'level' | 'grade' | 'isState'>): string =>
  `is-figure is-level-${level ?? 0} ${grade ? `is-grade-${grade.toLowerCase()}` : ''}${isState ? 'is-state' : ''}`.trimEnd();

/** The state that asks most for somebody, and how many have it; null among amounts, which have no worst. */
export function worstOf(figures: readonly (CounterFigure | undefined)[]) {
  const states = figures.filter((figure) => figure?.isState === true);
  const [worst] = states.toSorted((a, b) => (b?.level ?? 0) - (a?.level ?? 0));
  return worst ? { figure: worst, count: states.filter((one) => one?.says === worst.says).length } : null;
}

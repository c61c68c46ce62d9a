/** What a station figure is of: bicycles (AADB), pedestrians (AADP), or all who are not motorized (AADNT). */
export const FIGURE_MODES = ['bicycle', 'pedestrian', 'all'] as const;
export type FigureMode = (typeof FIGURE_MODES)[number];

/**
 * Count types by mode. Pedestrians are those of the guide's type of all pedestrians: on foot, in wheelchairs, on skates. Who rides
 * counts among all; vehicles with a motor and animals without a rider are nobody's figure.
 */
export const MODE_COUNT_TYPES: Readonly<Record<FigureMode, readonly string[]>> = {
  bicycle: ['2'],
  pedestrian: ['1', '4', '5', '6'],
  all: ['1', '2', '3', '4', '5', '6', '8'],
};

/** The three methods: AASHTO's (the report's), FHWA's of 2016 by hours, and the mean of the complete days. */
export const FIGURE_METHODS = ['aashto', 'hourly', 'simple'] as const;
export type FigureMethod = (typeof FIGURE_METHODS)[number];

/** How far a year suffices: A is published, B with its letter, C as an estimate, D only with a reason. */
export const FIGURE_GRADES = ['A', 'B', 'C', 'D'] as const;
export type FigureGrade = (typeof FIGURE_GRADES)[number];

/** The six criteria of a grade, in the order of its letters. */
export const FIGURE_CRITERIA = ['days', 'cells', 'hours', 'gap', 'season', 'zero'] as const;
export type FigureCriterion = (typeof FIGURE_CRITERIA)[number];

/** The seasons of a year in the order in which they are told: December with January and February of the same year. */
export const FIGURE_SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
export type FigureSeason = (typeof FIGURE_SEASONS)[number];

import { useMemo } from 'react';
import { useTheme } from 'shared-ui/ui';

/** Colours of the picture in the present theme, read from the style sheet: a canvas knows no CSS variables. */
export type PictureColours = {
  flows: string[];
  text: string;
  line: string;
  select: string;
  zoom: string;
  suspect: string;
  off: string;
  /** What is selected, and what the keyboard is at. */
  ink: string;
  focus: string;
  /** Behind the stretch of a finding. */
  finding: string;
  heat: { low: string; high: string; none: string; blank: string };
};

/** Dashes that tell flows apart where colours do not, one for each colour. */
export const FLOW_DASHES: number[][] = [[], [6, 3], [2, 2], [8, 3, 2, 3], [], [6, 3], [2, 2], [8, 3, 2, 3]];

/** The colours, read anew when the theme changes. */
export function usePictureColours(): PictureColours {
  const { theme } = useTheme();
  // the theme is not used but decides what the style sheet answers
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(readColours, [theme]);
}

function readColours(): PictureColours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    flows: FLOW_DASHES.map((_, i) => read(`--qc-flow-${i + 1}`)),
    text: read('--c-text-muted'),
    line: read('--c-line'),
    select: read('--qc-selection'),
    zoom: read('--qc-zoom'),
    suspect: read('--qc-suspect'),
    off: read('--c-danger'),
    ink: read('--c-text'),
    focus: read('--c-focus'),
    finding: read('--qc-finding'),
    heat: {
      low: read('--qc-heat-low'),
      high: read('--qc-heat-high'),
      none: read('--qc-heat-none'),
      blank: read('--c-surface'),
    },
  };
}

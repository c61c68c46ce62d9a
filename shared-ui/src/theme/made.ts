import { publicRoads } from '../map/ground/public-roads.ts';
import { marksCss } from '../marks/marks-css.ts';
import { SERIES } from '../marks/marks.ts';
import { publicTokensCss, remoteTokensCss, tokensCss } from './tokens.ts';

/** The style sheets that are made from tables, what the public pages draw their maps with, and how. */
export const MADE: Readonly<Record<string, () => string>> = {
  'shared-ui/src/theme/tokens.css': tokensCss,
  'shared-ui/src/theme/remote-tokens.css': remoteTokensCss,
  'shared-ui/src/marks/marks.css': marksCss,
  'mock-api/src/public-pages/assets/roads.json': publicRoads,
  'mock-api/src/public-pages/assets/tokens.css': () => publicTokensCss(SERIES.map(({ colour }) => colour)),
};

import { marksCss } from '../marks/marks-css.ts';
import { remoteTokensCss, tokensCss } from './tokens.ts';

/** The style sheets that are made from tables, and how. */
export const MADE: Readonly<Record<string, () => string>> = {
  'shared-ui/src/theme/tokens.css': tokensCss,
  'shared-ui/src/theme/remote-tokens.css': remoteTokensCss,
  'shared-ui/src/marks/marks.css': marksCss,
};

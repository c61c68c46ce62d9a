/** What of `npm test` a change can reach. */
export type Reach = {
  /** Paths of jest's files, by pattern; null: all of them; none: []. */
  jest: string[] | null;
  /** The build and all that needs it: browser tests and the last releases. */
  built: boolean;
};

/** Tests that look at the texts of every part. */
const EVERYWHERE = ['shared-ui/src/i18n/'];
/** Tests that follow the paths and codes that pages and comments name: any file may be one. */
const PAGES = '.tools/docs/';

/** What every part is built, run or tested with. */
const COMMON =
  /^(package(-lock)?\.json|jest\.config\.mjs|rspack\.\w+\.ts|tsconfig[^/]*|\.tools\/[^/]+\.mjs|\.tools\/build\/.*|shared-ui\/(domain\/src|src\/testing)\/.*|\.node-version)$/;
/** Nothing runs it; its paths and codes are followed all the same. */
const WORDS = /\.md$|^\.github\/|^\.(ci|gitignore|prettier|editorconfig|oxlintrc)/;
/** The API; screens are tested against it, too. */
const API = /^mock-api\//;
/** What is in every built part. */
const SHARED = /^shared-ui\//;

/** Browser tests, each in its part's folder, and what several of them use. */
const BROWSER = /^[\w.-]+\/e2e\//;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const partOf = (file: string) => file.split('/')[0] ?? '';

/** What can tell that these files have changed; the checks of texts, types and packages always run. */
export function reachOf(changed: readonly string[]): Reach {
  const files = changed.filter((file) => !WORDS.test(file));
  const code = files.filter((file) => !isTest(file) && !BROWSER.test(file));
  if (code.some((file) => COMMON.test(file) || API.test(file) || SHARED.test(file)))
    return { jest: null, built: true };
  const browser = files.some((file) => BROWSER.test(file));
  const parts = [...new Set(code.map((file) => `${partOf(file)}/`))];
  const tests = files.filter((file) => isTest(file) && !parts.includes(`${partOf(file)}/`));
  return {
    jest: [
      ...parts,
      ...(parts.length > 0 ? EVERYWHERE : []),
      ...tests,
      ...(changed.length > 0 ? [PAGES] : []),
    ],
    built: browser || parts.some((part) => /^(shell|mfe-)/.test(part)),
  };
}

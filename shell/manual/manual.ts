/** The languages that the manual is written in. */
export const MANUAL_LANGUAGES = ['en', 'es'] as const;
/** One of them. */
export type ManualLanguage = (typeof MANUAL_LANGUAGES)[number];

/**
 * A piece of a section. In running text, words of the screen stand between two stars each (`**Load File**`) and are
 * set in bold. `picture` names a file of `images/<language>/`, without its ending.
 */
export type Block =
  | string
  | { steps: string[] }
  | { points: string[] }
  | { picture: string; caption: string }
  | { head: string };

/** A section: a heading of the table of contents, and what stands under it. `id` is the same in every language. */
export type Section = { id: string; title: string; blocks: Block[] };

/** The manual in one language. */
export type Manual = {
  title: string;
  subtitle: string;
  contents: string;
  /** The line at the foot of a page. */
  page: (page: number, pages: number) => string;
  sections: Section[];
};

/** Most bytes of a picture; the ground of the map weighs most. */
export const PICTURE_MAX_BYTES = 240_000;

/** Names of the pictures that a manual shows, in its order. */
export const picturesOf = ({ sections }: Manual): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'picture' in block ? [block.picture] : [])),
  );

/** What `folded` of the contract leaves out: marks, which stand alone by then, and what can't be seen. */
const MARKS = '[\\u0300-\\u036f\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]';

/** SQL: several columns as one line to search in; null counts as nothing. Put it into a table of its own, `from (… offset 0)`. */
export const lineOf = (...columns: string[]) => `lower(concat_ws(' ', ${columns.join(', ')}))`;

/** SQL: the line as `folded` of the contract makes it. Most hold nothing but plain letters, and taking letters apart takes long. */
const unmarked = (line: string) =>
  `case when octet_length(${line}) = length(${line}) then ${line}
     else lower(regexp_replace(normalize(${line}, nfkd), '${MARKS}', '', 'g')) end`;

/** SQL of a word of the list that stands at $2. */
const word = (index: number) => `($2::text[])[${index + 1}]`;
const holds = (line: string, index: number) => `strpos(${unmarked(line)}, ${word(index)}) > 0`;

/** SQL: every word of the list at $2 stands in a line, which is a column. */
export const holdsAll = (line: string, words: readonly string[]) =>
  words.map((_, index) => holds(line, index)).join(' and ');

/** SQL: one word of the list at $2 at least stands in its line. */
export const holdsOne = (words: readonly string[], lineFor: (word: string) => string) =>
  `(${words.map((one, index) => holds(lineFor(one), index)).join(' or ')})`;

/** SQL: how well a row answers, the best first: by its number, by how its name begins, by a word of its name, by anything. */
export const rank = (number: string, name: string) => `case
  when lower(${number}) = ${word(0)} then 0
  when starts_with(lower(${number}), ${word(0)}) then 1
  when starts_with(lower(${name}), ${word(0)}) then 2
  when strpos(' ' || lower(${name}), ' ' || ${word(0)}) > 0 then 3
  else 4 end`;

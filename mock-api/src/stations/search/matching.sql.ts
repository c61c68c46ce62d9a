/** What `folded` of the contract makes of a letter, as two lists for `translate`; marks that stand alone go. */
const MARKED = 'áàâäãåÁÀÂÄÃÅéèêëÉÈÊËíìîïÍÌÎÏóòôöõÓÒÔÖÕúùûüÚÙÛÜñÑçÇýÿÝ';
const PLAIN = 'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyy';
const ALONE = '\u0300\u0301\u0302\u0303\u0308\u0327';

/** SQL: several columns as one line to search in; null counts as nothing. Put it into a table of its own, `from (… offset 0)`. */
export const lineOf = (...columns: string[]) => `lower(concat_ws(' ', ${columns.join(', ')}))`;

/** SQL: the line without accents, as `folded` of the contract makes it. Most have none, and replacing letters takes long. */
const unmarked = (line: string) =>
  `case when octet_length(${line}) = length(${line}) then ${line}
     else translate(${line}, '${MARKED}${ALONE}', '${PLAIN}') end`;

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

/** Characters of the file that are handed on at once, about: longer texts lie in a part of the memory that is cleared away late. */
const AT_ONCE = 60 * 1024;

/** What a line ends with that has neither suspect, with its text, nor note nor what the vendor says. */
const NOTHING_MORE = ',,,,';

/**
 * Lines of the database, each of which starts with the place of its flow among the frames, from 1, as lines of the file, some
 * at a time: each starts with what is the same for all counts of that flow, and ends as RFC 4180 has it. The database would
 * write that for every line anew, and send three times as much. The place is below zero where the line holds all of its cells,
 * and above where it holds no more than most do. What stands in quotes stays as it is, line ends too.
 */
export function* framed(lines: string, frames: readonly string[], atOnce = AT_ONCE): Generator<string> {
  const endAfter = lineEnds(lines);
  let out = '';
  for (let at = 0; at < lines.length;) {
    const comma = lines.indexOf(',', at);
    const end = endAfter(comma);
    const place = Number(lines.slice(at, comma));
    const more = place < 0 ? '' : NOTHING_MORE;
    out += `${frames[Math.abs(place) - 1] ?? ''}${lines.slice(comma + 1, end)}${more}\r\n`;
    at = end + 1;
    if (out.length < atOnce) continue;
    yield out;
    out = '';
  }
  if (out !== '') yield out;
}

/** Finds the end of the line that goes on at a place, past cells in quotes; asked for one place after the other. */
function lineEnds(lines: string): (at: number) => number {
  const quoteAfter = (at: number): number => {
    const found = lines.indexOf('"', at);
    return found < 0 ? lines.length : found;
  };
  let quote = quoteAfter(0);
  return (at) => {
    let end = lines.indexOf('\n', at);
    while (quote < end) {
      const close = quoteAfter(quote + 1);
      if (close > end) end = lines.indexOf('\n', close);
      // two in a row, which stand for one, are an end and a beginning
      quote = quoteAfter(close + 1);
    }
    return end;
  };
}

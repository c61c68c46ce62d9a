/** A cell in quotes, whatever it holds, or where a line starts: its flow's place among the frames, from 1. */
const PLACE = /"(?:[^"]|"")*"|(\n|^)(\d+),/g;

/**
 * Lines of the database, each of which starts with the place of its flow, as lines of the file: each starts with what is
 * the same for all counts of that flow, and ends as RFC 4180 has it. The database would write that for every line anew, and
 * send three times as much. What stands in quotes stays as it is, line ends too.
 */
export function framed(lines: string, frames: readonly string[]): string {
  const whole = lines.replace(PLACE, (found, start: string | undefined, place: string) =>
    start === undefined ? found : `${start === '' ? '' : '\r\n'}${frames[Number(place) - 1] ?? ''}`,
  );
  return `${whole.slice(0, -1)}\r\n`;
}

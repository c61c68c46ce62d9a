/** Whether a server's message says that the file's first line, the header record at offset 0, is empty or missing. */
export function saysEmptyTopLine(message: string): boolean {
  return /header record/i.test(message) && /offset\W*0/i.test(message);
}

/** What a browser may say of the line (Network Information API); not all say something. */
type SaysOfLine = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether nothing is to be fetched over the line that nobody has asked for: its owner saves data, or it is very slow. */
export function isSparing(navigator: object): boolean {
  const { saveData, effectiveType = '' } = (navigator as SaysOfLine).connection ?? {};
  return saveData === true || ['slow-2g', '2g'].includes(effectiveType);
}

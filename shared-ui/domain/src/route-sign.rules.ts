/** 'Not signed' and 'None of the above'. */
const UNNUMBERED_SIGNS: ReadonlySet<string> = new Set(['1', '10']);

/** Whether a posted route sign carries a number; only then is the number asked for. */
export function isNumberedSign(postedRouteSign: string | null): boolean {
  return postedRouteSign !== null && postedRouteSign !== '' && !UNNUMBERED_SIGNS.has(postedRouteSign);
}

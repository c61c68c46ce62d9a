import type { DigestFacts } from './digest-facts.ts';

/** Each agency of which a digest tells, the person's own first. */
export const agenciesOf = (facts: DigestFacts): DigestFacts[] => [facts, ...(facts.others ?? [])];

const says = ({ lines, waiting, campaigns, imports, vendor, filesWaiting = 0 }: DigestFacts): boolean =>
  lines.length + waiting.length + campaigns.length + imports.length + vendor.length + filesWaiting > 0;

/** The agencies of which there is something to say; the person's own where there is nothing of any. */
export function partsOf(facts: DigestFacts): DigestFacts[] {
  const parts = agenciesOf(facts).filter(says);
  return parts.length > 0 ? parts : [facts];
}

/** The same digest with something done to what it says of each outage. */
export const withLines = (
  facts: DigestFacts,
  change: (line: DigestFacts['lines'][number]) => DigestFacts['lines'][number],
): DigestFacts => ({
  ...facts,
  lines: facts.lines.map(change),
  ...(facts.others && { others: facts.others.map((one) => withLines(one, change)) }),
});

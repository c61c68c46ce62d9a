import type { GroupStation } from 'shared-domain';
import type { Translate } from 'shared-ui/i18n';
import type { factorGroupTexts } from './factor-groups.texts.ts';
import type { groupWords } from './group-words.texts.ts';

type Texts = Translate<typeof factorGroupTexts.en>;
type Words = Translate<typeof groupWords.en>;

const WHY = {
  first: 'proposedFirst',
  'two-years': 'proposedTwoYears',
  'past-limit': 'proposedPastLimit',
} as const;

/** The group that the data propose, with why; or that they propose none. */
export function proposalText({ proposal, decision }: GroupStation, t: Texts, words: Words): string {
  if (proposal) return t(WHY[proposal.why], { group: words(proposal.group) });
  return t(decision === null ? 'tooFewDays' : 'noProposal');
}

/** The group that was decided, and from which year on. */
export const decisionText = ({ decision }: GroupStation, t: Texts, words: Words): string =>
  decision === null
    ? t('undecided')
    : t('decidedFrom', { group: words(decision.group), year: String(decision.year) });

import type { EndReason } from 'shared-ui/auth';
import type { whyHereTexts } from './why-here.texts.ts';

type WhyHereText = keyof (typeof whyHereTexts)['en'];

const SENTENCES: Record<EndReason, WhyHereText> = {
  expired: 'whyExpired',
  revoked: 'whyRevoked',
  elsewhere: 'whyElsewhere',
  missing: 'whyMissing',
  signedOut: 'whySignedOut',
};

/** The sentence for a reason; null for what is none, as the text of an address may be. */
export const sentenceOf = (why: string | null): WhyHereText | null =>
  why !== null && Object.hasOwn(SENTENCES, why) ? SENTENCES[why as EndReason] : null;

/** What the login screen says of how one came there: the session that ended, or the page that needs one. */
export function whyHere(search: string, ended: EndReason | null): WhyHereText | null {
  const query = new URLSearchParams(search);
  return sentenceOf(query.get('why')) ?? sentenceOf(ended) ?? (query.has('redirect') ? 'whyLink' : null);
}

import type { Text } from '../../platform/text/language.ts';

/** What kind of trouble it is, where who asks makes a difference of it. */
type VendorTrouble =
  /** The credentials. */
  | { is: 'refused' }
  /** No more requests before a moment. */
  | { is: 'limited'; until: Date }
  /** It does not answer, or with failures alone. */
  | { is: 'unreachable' }
  /** This process is ending; another one goes on. */
  | { is: 'stopped' }
  | { is: 'other' };

/** Why the platform did not give what was asked; `text` is a sentence for people. */
export class VendorProblem extends Error {
  readonly text: Text;
  /** Whether the same request may succeed later. */
  readonly passing: boolean;
  readonly trouble: VendorTrouble;

  constructor(text: Text, passing: boolean, trouble: VendorTrouble = { is: 'other' }) {
    super(text.en);
    this.text = text;
    this.passing = passing;
    this.trouble = trouble;
  }
}

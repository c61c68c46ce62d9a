import type { Text } from '../../platform/text/language.ts';

/** Why the platform did not give what was asked; `text` is a sentence for people. */
export class VendorProblem extends Error {
  readonly text: Text;
  /** Whether the same request may succeed later. */
  readonly passing: boolean;

  constructor(text: Text, passing: boolean) {
    super(text.en);
    this.text = text;
    this.passing = passing;
  }
}

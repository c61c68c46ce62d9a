/** What a mail server's refusal looks like, where it is one: its number, and the command that it answered. */
type Failure = { responseCode?: unknown; command?: unknown };

/** Commands that are about this e-mail; others are about the mail server and who asks. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * What a failed try means: `refused` for good, `again` for nothing was taken, or `unsure` where the message was handed over
 * and no answer came back.
 */
export function mailOutcome(error: unknown, isHanded: boolean): 'refused' | 'again' | 'unsure' {
  const { responseCode, command } = (error ?? {}) as Failure;
  const answered = typeof responseCode === 'number' && responseCode >= 400;
  if (!answered) return isHanded ? 'unsure' : 'again';
  return responseCode >= 500 && ABOUT_THE_MAIL.has(String(command)) ? 'refused' : 'again';
}

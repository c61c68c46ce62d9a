/** What a mail server's refusal looks like, where it is one: its number, the command that it answered, and its words. */
type Failure = { responseCode?: unknown; command?: unknown; response?: unknown };

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

/** What a refusal says of the address: there is none, or not now; null where it says nothing of it. */
export type Refused = 'hard' | 'soft' | null;

/** The server itself goes away, or wants us to sign in first. */
const ABOUT_US = new Set([421, 530]);
/** By its number in words (RFC 3463) a refusal is about who sends, not about whom to: a relay that is shut to us, say. */
const BY_POLICY = /^\d{3}[ -]\d\.7\./;

/** What a failed try says of the address that it was for: something only where that was refused itself. */
export function addressRefused(error: unknown): Refused {
  const { responseCode, command, response } = (error ?? {}) as Failure;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 400) return null;
  if (ABOUT_US.has(responseCode) || BY_POLICY.test(String(response))) return null;
  return responseCode >= 500 ? 'hard' : 'soft';
}

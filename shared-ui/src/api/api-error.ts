import type { ApiErrorBody, Question, SecondStep } from 'shared-domain';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { apiTexts } from './texts.ts';

/** A call that was refused (status 400 and up) or did not reach the server (status 0). */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Messages by the field they are about. */
  readonly errors: Record<string, string[]> | undefined;
  /** Lines of a file at fault. */
  readonly lines: { line: number; reason: string }[] | undefined;
  /** What the server asks before it does it. */
  readonly questions: Question[] | undefined;
  /** What a sign-in asks for besides the password. */
  readonly secondStep: SecondStep | undefined;
  /** The station that the draft has become. */
  readonly publishedAs: string | undefined;

  constructor(status: number, message: string, body?: Partial<ApiErrorBody>) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = body?.errors;
    this.lines = body?.lines;
    this.questions = body?.questions;
    this.secondStep = body?.second_step;
    this.publishedAs = body?.published_as;
  }
}

/** What to tell the person: the server's messages by field joined with spaces, else its sentence, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const byField = Object.values(error.errors ?? {}).flat();
  return byField.length > 0 ? byField.join(' ') : error.message || fallback;
}

/** What was thrown, as something that can be shown: anything but a refusal is a fault of ours. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(0, translate(apiTexts, currentLanguage())('unexpected'));
}

import type { ApiErrorBody, SecondStep } from 'shared-domain';
import type { Language, Text } from '../text/language.ts';

/** 499 is of no standard but common in logs: the caller has gone. */
type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 499 | 500 | 503;

/** What a refusal may carry beside its sentence. */
export type ProblemDetail = {
  /** Sentences by field, for a form to show beside them. */
  errors?: Record<string, (Text | string)[]>;
  lines?: { line: number; reason: Text | string }[];
  /** What is to be confirmed first. */
  questions?: { key: string; text: Text }[];
  /** What is to be shown besides the password before a sign-in is one. */
  secondStep?: SecondStep;
  /** The number of the station that a draft has become. */
  publishedAs?: string;
  /** The newer record, where a stale version was sent (S10). */
  current?: unknown;
  headers?: Record<string, string>;
};

/**
 * A refusal. Thrown anywhere in a call it becomes the reply and rolls the call's transaction back. A plain string is
 * taken as it is, in both languages.
 * @example throw new ApiProblem(409, texts.certifying)
 */
export class ApiProblem extends Error {
  readonly status: Status;
  readonly text: Text | string;
  readonly detail: ProblemDetail;

  constructor(status: Status, text: Text | string, detail: ProblemDetail = {}) {
    super(typeof text === 'string' ? text : text.en);
    this.status = status;
    this.text = text;
    this.detail = detail;
  }
}

/** That a record is not there, or is hidden: both answer the same (A5), in the words that the subjects have for it. */
export class NoRecord extends ApiProblem {
  constructor() {
    super(404, 'no such record');
  }
}

/** The refusal for a record that is not there. */
export function notFound(): NoRecord {
  return new NoRecord();
}

/** The record, or the refusal `notFound` when there is none. */
export function found<T>(record: T | undefined | null): T {
  if (record === undefined || record === null) throw notFound();
  return record;
}

function word(text: Text | string, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}

/** The one form that every refusal has, worded for the caller. */
export function problemReply(problem: ApiProblem, language: Language): Response {
  const message = word(problem.text, language);
  const { errors, lines, questions, secondStep, publishedAs, current, headers } = problem.detail;
  const body: ApiErrorBody & { current?: unknown } = { error: message, message };
  if (errors) {
    body.errors = Object.fromEntries(
      Object.entries(errors).map(([field, list]) => [field, list.map((text) => word(text, language))]),
    );
  }
  if (lines) body.lines = lines.map(({ line, reason }) => ({ line, reason: word(reason, language) }));
  if (questions) body.questions = questions.map(({ key, text }) => ({ key, text: text[language] }));
  if (secondStep) body.second_step = secondStep;
  if (publishedAs) body.published_as = publishedAs;
  if (current !== undefined) body.current = current;
  return Response.json(body, { status: problem.status, headers });
}

/**
 * The contract between screens and API: every call, what it takes and what it answers. The client (`/api`) and the
 * server (`mock-api`) are both typed from it, so a change that fits only one side does not compile.
 * Path parameters stand as `:name`. Every signed-in call may carry `token` (A8); it is left out here.
 */
import type { ApiKey } from './access.rules.ts';
import type { CallsOf } from './contract/calls.ts';
import type { Contract } from './contract/index.ts';
import type { SecondStep } from './second-factor.ts';
import type { Question } from './sent-with.ts';

export type { Confirmable, Keyed, OfSite, Question, Versioned, WithFlows } from './sent-with.ts';

/** Every call of the API. */
export type Api = CallsOf<Contract>;

export type ApiReply<K extends ApiKey> = Api[K]['reply'];
export type ApiInput<K extends ApiKey> = Omit<Api[K], 'reply'>;

/** What every refusal looks like: `error` and `message` are the same sentence; `errors` names the fields at fault. */
export type ApiErrorBody = {
  error: string;
  message: string;
  errors?: Record<string, string[]>;
  lines?: { line: number; reason: string }[];
  /** What is to be confirmed first; see `Confirmable`. */
  questions?: Question[];
  /** What is to be shown besides the password before a sign-in is one. */
  second_step?: SecondStep;
  /** The number of the station that a draft has become, where it was meant as a draft. */
  published_as?: string;
};

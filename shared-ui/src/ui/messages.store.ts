import { create } from 'zustand';
import { ALERT_SECONDS } from 'shared-domain';
import type { MessageAct, Services, Severity } from '../remote/contract.ts';

/** A message in the corner of the page. */
export type Message = {
  id: number;
  severity: Severity;
  text: string;
  seconds: number;
  act: MessageAct | null;
};
/** A question that waits for its answer. */
export type Question = Parameters<Services['confirm']>[0];
type Asked = Question & { answer: (accepted: boolean) => void };

/** Messages and the open question; drawn by `AlertHost` and `ConfirmHost`. */
export const messagesStore = create<{ messages: Message[]; question: Asked | null }>()(() => ({
  messages: [],
  question: null,
}));

let lastId = 0;

/** Whoever reads slowly, or comes by keys, has to reach what can be done from a message before it goes. */
const ACT_SECONDS = 30;

/** Shows a message for some seconds (0: until closed), longer where something can be done from it; the `notify` service. Answers its number. */
export function notify(
  severity: Severity,
  text: string,
  seconds: number = ALERT_SECONDS.default,
  act: MessageAct | null = null,
): number {
  const message = { id: ++lastId, severity, text, seconds: stays(seconds, act), act };
  messagesStore.setState(({ messages }) => ({ messages: [...messages, message] }));
  return message.id;
}

function stays(seconds: number, act: MessageAct | null): number {
  return act && seconds > 0 ? Math.max(seconds, ACT_SECONDS) : seconds;
}

/** Takes a message away. */
export function closeMessage(id: number): void {
  messagesStore.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
}

/** Takes every message away and answers the open question with no. */
export function clearMessages(): void {
  messagesStore.getState().question?.answer(false);
  messagesStore.setState({ messages: [] });
}

/** Asks before an act; the `confirm` service. A question that is still open counts as declined. */
export function confirm(question: Question): Promise<boolean> {
  messagesStore.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (accepted: boolean) => {
      messagesStore.setState({ question: null });
      resolve(accepted);
    };
    messagesStore.setState({ question: { ...question, answer } });
  });
}

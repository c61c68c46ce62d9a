import { setImmediate as tick } from 'node:timers/promises';

type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (reason: unknown) => void };

/**
 * Asks one question for all who have one: those that come in the same moment go together, and so do those that come while
 * others are being answered. `ask` answers in the order of the questions; its failure is everybody's who asked with it.
 */
export function gathered<Q, A>(ask: (questions: Q[]) => Promise<A[]>): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let isGoing = false;

  const answer = async (those: Waiting<Q, A>[]): Promise<void> => {
    try {
      const answers = await ask(those.map(({ question }) => question));
      for (const [at, value] of answers.entries()) those[at]?.resolve(value);
    } catch (error) {
      for (const { reject } of those) reject(error);
    }
  };
  const go = async (): Promise<void> => {
    isGoing = true;
    await tick();
    while (waiting.length > 0) {
      const those = waiting;
      waiting = [];
      await answer(those);
    }
    isGoing = false;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!isGoing) void go();
    });
}

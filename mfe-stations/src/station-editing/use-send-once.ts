import { useRef } from 'react';
import { ApiError, newIdempotencyKey } from 'shared-ui/api';
import type { Sending } from 'shared-ui/form';
import { useQuestions } from 'shared-ui/remote';

/** How a form goes out: under which key if it creates a record, and which of the server's questions were answered with yes. */
export type SendingOnce = Sending & { idempotencyKey: string; confirmed: string[] };

/** Sends a form; the key is kept until an answer comes: what is sent again after a failure of the network is stored once. */
export function useSendOnce<R, V>(send: (values: V, sending: SendingOnce) => Promise<R>) {
  const idempotencyKey = useRef('');
  const asking = useQuestions();
  return async (values: V, sending: Sending): Promise<R> => {
    idempotencyKey.current ||= newIdempotencyKey();
    try {
      const answer = await asking((confirmed) =>
        send(values, { ...sending, idempotencyKey: idempotencyKey.current, confirmed }),
      );
      idempotencyKey.current = '';
      return answer;
    } catch (error) {
      // It is stored already, as the refusal says; sent once more it is meant to be another one.
      if (error instanceof ApiError && error.status === 409) idempotencyKey.current = '';
      throw error;
    }
  };
}

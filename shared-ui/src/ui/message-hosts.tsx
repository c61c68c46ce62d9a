import { useEffect, useRef, type RefObject } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { MessageAct } from '../remote/contract.ts';
import { shownOf } from './messages.rules.ts';
import { closeMessage, messagesStore, type Message } from './messages.store.ts';
import { uiTexts } from './texts.ts';

function Messages({ urgent, messages }: { urgent: boolean; messages: Message[] }) {
  return (
    <div className="cx-messages-part" aria-live={urgent ? 'assertive' : 'polite'} aria-atomic={false}>
      {messages.map(({ id, severity, text, seconds, act }) => (
        <Alert
          key={id}
          severity={severity}
          seconds={seconds}
          announce={false}
          onClose={() => closeMessage(id)}
        >
          {act ? (
            <>
              <p>{text}</p>
              <Act {...act} onDone={() => closeMessage(id)} />
            </>
          ) : (
            text
          )}
        </Alert>
      ))}
    </div>
  );
}

/** What can be done from a message: once, and the message is gone. */
function Act({ label, act, onDone }: MessageAct & { onDone: () => void }) {
  const press = () => {
    onDone();
    act();
  };
  return (
    <p className="cx-message-act">
      <Button severity="outlined" size="small" onClick={press}>
        {label}
      </Button>
    </p>
  );
}

/** Where messages of `notify` appear. The live regions are there before the first message, or it would not be read. */
export function AlertHost() {
  const messages = shownOf(messagesStore((state) => state.messages));
  const stack = useRef<HTMLDivElement>(null);
  useKeptClear(stack, messages.length > 0);
  return (
    // the stack may be moved into a dialog, so what React takes away with the host is the box around it
    <div>
      <div ref={stack} className="cx-messages">
        <Messages urgent messages={messages.filter(({ severity }) => severity === 'danger')} />
        <Messages urgent={false} messages={messages.filter(({ severity }) => severity !== 'danger')} />
      </div>
    </div>
  );
}

/** Messages stand clear of what is worked at, while there are any; what sees to it comes with the first of them. */
function useKeptClear(stack: RefObject<HTMLElement | null>, hasMessages: boolean): void {
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = !hasMessages;
    const begin = async () => {
      const { keepClear } = await import('./keep-clear.ts');
      if (!isOver && stack.current) end = keepClear(stack.current);
    };
    // messages are read without it
    if (hasMessages) begin().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [stack, hasMessages]);
}

/** Where questions of `confirm` appear. The first focus is on declining. */
export function ConfirmHost() {
  const t = useTexts(uiTexts);
  const question = messagesStore((state) => state.question);
  if (!question) return null;
  return (
    <Dialog
      title={question.title}
      open
      alert
      onClose={() => question.answer(false)}
      footer={
        <>
          <Button severity="outlined" onClick={() => question.answer(false)}>
            {t('cancel')}
          </Button>
          <Button severity={question.danger ? 'danger' : 'primary'} onClick={() => question.answer(true)}>
            {question.accept}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}

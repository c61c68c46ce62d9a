import { useTexts } from 'shared-ui/i18n';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { MessageAct } from '../remote/contract.ts';
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
  const messages = messagesStore((state) => state.messages);
  return (
    <div className="cx-messages">
      <Messages urgent messages={messages.filter(({ severity }) => severity === 'danger')} />
      <Messages urgent={false} messages={messages.filter(({ severity }) => severity !== 'danger')} />
    </div>
  );
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

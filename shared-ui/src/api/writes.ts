/** How far a change has got that this page sends: on its way, or answered, whatever the answer was. */
export type WriteStep = 'sent' | 'answered';

const listeners = new Set<(step: WriteStep) => void>();
const tell = (step: WriteStep) => {
  for (const listener of listeners) listener(step);
};

/** Tells of each change that the page sends, before and after: whoever keeps answers of before must not show them as now. */
export function onWrite(listener: (step: WriteStep) => void): void {
  listeners.add(listener);
}

/** Makes a call that changes something. */
export async function write<T>(send: () => Promise<T>): Promise<T> {
  tell('sent');
  try {
    return await send();
  } finally {
    tell('answered');
  }
}

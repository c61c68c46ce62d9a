import { File as NodeFile } from 'node:buffer';

/** What jsdom's dialogs lack: they open and close, but nothing behind them is made inert. */
const dialogGaps = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    const wanted = this.querySelector<HTMLElement>('[autofocus]');
    (wanted ?? this.querySelector<HTMLElement>('button, input, select') ?? this).focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
};

/** Node's FormData knows no forms, but React makes one of a form whose sending changes the address. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name !== '') this.append(field.name, field.value);
    }
  }
}

/** Fills what jsdom lacks of a browser, and lets files and requests be of one kind. */
export function fillBrowserGaps(): void {
  // FormData and fetch are Node's here, so files must be too; and without XMLHttpRequest the client uses fetch.
  Object.assign(globalThis, { File: NodeFile, FormData: FormDataOfForms });
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  Object.assign(window, { scrollTo: () => undefined });
  // a browser that can't draw: what charts say in words is there all the same
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  // Nothing is laid out, so nothing has one; lists that open measure by it and stay hidden otherwise.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  if (!('scrollTo' in Element.prototype)) {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
  }
  if (!('showModal' in HTMLDialogElement.prototype)) Object.assign(HTMLDialogElement.prototype, dialogGaps);
}

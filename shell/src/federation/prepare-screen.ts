import type { Lifecycles, ScreenPlace } from 'shared-ui/remote';
import { reportError } from './report-error.ts';

/**
 * Has a remote fetch the code of the screen at an address, and with `data` ask for what it shows first. Those of a contract
 * before 1.14 can't; what fails in it is told, and keeps nobody from the screen.
 */
export function prepareScreen({ prepare }: Lifecycles, at: ScreenPlace, data: boolean): void {
  try {
    prepare?.(at, data);
  } catch (error) {
    reportError(error);
  }
}

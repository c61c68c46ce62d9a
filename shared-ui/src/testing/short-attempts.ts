import { configure, getConfig } from '@testing-library/react';

/** Set by the library while it waits and tries; its types don't tell. */
type Trying = { _disableExpensiveErrorDiagnostics?: boolean };

/**
 * What is not found prints the whole document into its error, at each try of a wait, to be thrown away until the last.
 * Only the error that ends a wait prints it.
 */
export function keepAttemptsShort(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      if (!(getConfig() as Trying)._disableExpensiveErrorDiagnostics)
        return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}

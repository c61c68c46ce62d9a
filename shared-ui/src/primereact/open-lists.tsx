import PrimeReact, { PrimeReactContext } from 'primereact/api';
import type { ReactNode } from 'react';

/**
 * Around PrimeReact's selects: an open list asks its context what to do when the window is scrolled or resized, and
 * throws without one. What it finds is what `setup.ts` has set up for the whole product.
 */
export function OpenLists({ children }: { children: ReactNode }) {
  return <PrimeReactContext.Provider value={PrimeReact}>{children}</PrimeReactContext.Provider>;
}

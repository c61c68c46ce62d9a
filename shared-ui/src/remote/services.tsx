import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { Services } from './contract.ts';

const ServicesContext = createContext<Services | null>(null);

/** Hands the shell's services to the components below. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}

/** What the shell does for a remote: messages, questions, the guard of unsaved work, failure reports. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** While `dirty`, leaving the screen asks first. */
export function useUnsavedChanges(dirty: boolean): void {
  const { setDirty } = useServices();
  useEffect(() => {
    setDirty(dirty);
    return () => setDirty(false);
  }, [dirty, setDirty]);
}

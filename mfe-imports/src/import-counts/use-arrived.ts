import { useEffect, useEffectEvent } from 'react';

/** Opens the arriving file that the address names. */
export function useArrived(drop: string | null, open: (drop: string) => Promise<void>): void {
  const bring = useEffectEvent((named: string) => void open(named));
  useEffect(() => {
    if (drop !== null) bring(drop);
  }, [drop]);
}

import { useCallback, useRef, useState } from 'react';
import type { NextFlow } from 'shared-domain';
import type { FieldFault } from 'shared-ui/form';
import type { FlowValues } from './flow.record.ts';

/** What the list knows of a row's form. */
export type FlowReport = { values: FlowValues; dirty: boolean; faults: FieldFault[] };
/** What the list asks of a row's form. */
export type FlowHandle = {
  check: (kind: { draft: boolean }) => boolean;
  /** True when it was taken. */
  save: (kind: { draft: boolean }) => Promise<boolean>;
  focus: (field: string) => void;
  /** Goes on from the flow as it is stored by now. */
  follow: (flow: NextFlow) => void;
};

/** What the forms of the rows tell the list, and what it asks of them, by the rows' keys. */
export function useFlowHandles() {
  const [reports, setReports] = useState<Record<string, FlowReport>>({});
  const handles = useRef(new Map<string, FlowHandle>());
  const report = useCallback(
    (key: string, now: FlowReport) => setReports((before) => ({ ...before, [key]: now })),
    [],
  );
  const register = useCallback((key: string, handle: FlowHandle | null) => {
    if (handle) handles.current.set(key, handle);
    else handles.current.delete(key);
  }, []);
  const handleOf = useCallback((key: string) => handles.current.get(key), []);
  return { reports, report, register, handleOf };
}

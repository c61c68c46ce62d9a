import { lazy, Suspense, type ComponentProps } from 'react';
import { Spinner } from 'shared-ui/ui';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

/** The second step, which few sign-ins need: not on the login screen's bill. */
export function LazySecondStep(props: ComponentProps<typeof SecondStep>) {
  return (
    <Suspense fallback={<Spinner />}>
      <SecondStep {...props} />
    </Suspense>
  );
}

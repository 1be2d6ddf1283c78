import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { chunkTroubleOf, forgetFailedParts } from './navigation/load-chunk.ts';

interface PartBoundaryProps {
  /** What stands in the place of the part, with a way to try it again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Where one of them changes, another part is wanted, and the failure is put away. */
  readonly resetKeys?: readonly unknown[];
  readonly children: ReactNode;
}

/** Keeps the failure of a small part to its own place: the page around it keeps what it has. */
export function PartBoundary({ fallback, resetKeys, children }: PartBoundaryProps) {
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      {...(resetKeys === undefined ? {} : { resetKeys: [...resetKeys] })}
      onReset={({ reason }) => {
        forgetFailedParts();
        if (reason === 'keys') setTries(0);
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        fallback(error, () => {
          const trouble = chunkTroubleOf(error);
          // Lost twice it went with an old release, and only a fresh document knows the new one.
          if (tries > 0 && (trouble === 'missing' || trouble === 'stylesheet')) {
            return location.reload();
          }
          setTries(tries + 1);
          resetErrorBoundary();
        })
      }
    >
      {children}
    </ErrorBoundary>
  );
}

import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { chunkTroubleOf, resetFailedParts } from './load-chunk.ts';

interface PartBoundaryProps {
  /** Rendered in place of the failed part, with a way to retry. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** A change of one of these values resets the boundary. */
  readonly resetKeys?: readonly unknown[];
  readonly children: ReactNode;
}

/** Contains the error of a small part within its own area; the page around it stays. */
export function PartBoundary({ fallback, resetKeys, children }: PartBoundaryProps) {
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      {...(resetKeys === undefined ? {} : { resetKeys: [...resetKeys] })}
      onReset={({ reason }) => {
        resetFailedParts();
        if (reason === 'keys') setTries(0);
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        fallback(error, () => {
          const trouble = chunkTroubleOf(error);
          // A part that failed twice belongs to an old release; only a reload fetches the new one.
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

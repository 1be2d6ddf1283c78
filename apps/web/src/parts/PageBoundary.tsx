import type { ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';
import { PartBoundary } from './PartBoundary.tsx';

interface PageBoundaryProps {
  /** A change of one of these values resets the boundary. */
  readonly resetKeys?: readonly unknown[];
  readonly children: ReactNode;
}

/** Contains a page's error within the page area, and offers to retry there. */
export function PageBoundary({ resetKeys, children }: PageBoundaryProps) {
  return (
    <PartBoundary
      {...(resetKeys === undefined ? {} : { resetKeys })}
      fallback={(error, retry) => <PageFailed error={error} onRetry={retry} />}
    >
      {children}
    </PartBoundary>
  );
}

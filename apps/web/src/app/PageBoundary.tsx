import type { ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';
import { PartBoundary } from './PartBoundary.tsx';

interface PageBoundaryProps {
  /** Where one of them changes, another page is wanted. */
  readonly resetKeys?: readonly unknown[];
  readonly children: ReactNode;
}

/** Keeps the failure of a page to the page's place, and offers to try it again there. */
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

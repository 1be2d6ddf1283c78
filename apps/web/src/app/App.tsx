// The root: what everything stands in, and which view the system's status allows.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Toaster } from '../ui/Toaster.tsx';
import { forgetFailedParts } from './navigation/load-chunk.ts';
import { PageFailed } from './PageFailed.tsx';
import { queries } from './queries.ts';
import { RootView } from './RootView.tsx';

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <ErrorBoundary FallbackComponent={PageFailed} onReset={forgetFailedParts}>
        <Suspense fallback={null}>
          <RootView />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  );
}

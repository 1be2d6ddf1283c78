// The root: what everything stands in, and which view the system's status allows.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Toaster } from '../ui/Toaster.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { queries } from './queries.ts';
import { RootView } from './RootView.tsx';

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <PageBoundary>
        <Suspense fallback={null}>
          <RootView />
        </Suspense>
      </PageBoundary>
      <Toaster />
    </QueryClientProvider>
  );
}

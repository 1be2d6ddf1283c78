// The root component: the providers, and the view that the system status selects.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LazyToaster } from '../parts/LazyToaster.tsx';
import { PageBoundary } from '../parts/PageBoundary.tsx';
import { queries } from '../calls/queries.ts';
import { RootView } from './RootView.tsx';

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <PageBoundary>
        <Suspense fallback={null}>
          <RootView />
        </Suspense>
      </PageBoundary>
      <LazyToaster />
    </QueryClientProvider>
  );
}

import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** Says that a short page is not the end: the server looks through a bounded number of rows. */
export function PartlyRead({ children }: { readonly children: ReactNode }) {
  const { data, perPage, hasNextPage, isPending } = useListContext();
  if (isPending || hasNextPage !== true || (data ?? []).length >= perPage) return null;
  return (
    <Alert severity="info" sx={{ m: 1 }}>
      {children}
    </Alert>
  );
}

import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';

/** Leads from a short list to the whole one, filtered the same. */
export function SeeAll({ to }: { readonly to: string }) {
  const text = useText();
  return (
    <Button size="small" component={Link} to={to}>
      {text('contract.seeAll')}
    </Button>
  );
}

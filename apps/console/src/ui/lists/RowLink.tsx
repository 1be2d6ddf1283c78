// The rows of a list that lead somewhere: one cell is a link or a button, which a keyboard reaches,
// and a click anywhere else in the row presses it.
import { Box, Link as TextLink } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Marks the link or button of a row. */
const ROW_LINK = 'row-link';
const OF_ITS_OWN = 'a, button, input, label, select, textarea, [role="checkbox"]';

interface RowLinkProps {
  /** The page that the row opens, or what it does. */
  readonly to: string | (() => void);
  readonly children: ReactNode;
}

export function RowLink({ to, children }: RowLinkProps) {
  const look = {
    className: ROW_LINK,
    color: 'inherit',
    underline: 'hover',
    sx: { textAlign: 'inherit', verticalAlign: 'baseline' },
  } as const;
  return typeof to === 'string' ? (
    <TextLink {...look} component={Link} to={to}>
      {children}
    </TextLink>
  ) : (
    <TextLink {...look} component="button" type="button" onClick={to}>
      {children}
    </TextLink>
  );
}

/** Around a table: its rows open by a click, and in a new tab by a middle or a Ctrl click. */
export function RowClicks({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      onClick={openRow}
      onAuxClick={openRow}
      sx={{ [`& tr:has(.${ROW_LINK})`]: { cursor: 'pointer' } }}
    >
      {children}
    </Box>
  );
}

function openRow(event: MouseEvent): void {
  const { target, button } = event;
  if (!(target instanceof Element) || event.defaultPrevented || button > 1) return;
  if (target.closest(OF_ITS_OWN) !== null || hasSelection()) return;
  const link = target.closest('tr')?.querySelector<HTMLElement>(`.${ROW_LINK}`);
  if (!link) return;
  const isApart = button === 1 || event.ctrlKey || event.metaKey;
  if (isApart && link instanceof HTMLAnchorElement) window.open(link.href, '_blank', 'noopener');
  else if (!isApart) link.click();
}

/** Text of a row that is selected to be copied is not a click. */
function hasSelection(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}

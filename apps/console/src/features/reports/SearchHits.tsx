import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Money } from '../../ui/Money.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { HIT_KINDS, type SearchHit } from './search-hits.ts';

interface SearchHitsProps {
  readonly id: string;
  readonly hits: readonly SearchHit[];
  readonly active: number;
  readonly onOpen: (to: string) => void;
}

/** The hits by kind, as the list of a combobox; the box above keeps the focus. */
export function SearchHits({ id, hits, active, onOpen }: SearchHitsProps) {
  const text = useText();
  const groups = HIT_KINDS.map(({ kind, label }) => ({
    kind,
    label,
    rows: hits.filter((hit) => hit.kind === kind),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={text('search.title')}
      sx={{ overflowY: 'auto', maxHeight: '60vh', ...(hits.length === 0 ? { height: 0 } : {}) }}
    >
      {groups.map(({ kind, label, rows }) => (
        <Box key={kind} role="group" aria-labelledby={`${id}-${kind}`} sx={{ pb: 0.5 }}>
          <Typography
            id={`${id}-${kind}`}
            role="presentation"
            variant="overline"
            color="textSecondary"
            component="div"
            sx={{ px: 2, lineHeight: 2.2 }}
          >
            {text(label)}
          </Typography>
          {rows.map((hit) => (
            <HitRow
              key={hit.key}
              id={`${id}-${hit.key}`}
              hit={hit}
              selected={hits[active] === hit}
              onOpen={onOpen}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface HitRowProps {
  readonly id: string;
  readonly hit: SearchHit;
  readonly selected: boolean;
  readonly onOpen: (to: string) => void;
}

function HitRow({ id, hit, selected, onOpen }: HitRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={selected}
      // The box keeps the focus, and with it the keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(hit.to)}
      sx={{
        px: 2,
        py: 0.75,
        minHeight: 44,
        cursor: 'pointer',
        borderLeft: 4,
        borderColor: selected ? 'primary.main' : 'transparent',
        '&[aria-selected="true"], &:hover': { bgcolor: 'action.selected' },
      }}
    >
      <HitWords hit={hit} />
    </Box>
  );
}

function HitWords({ hit }: { readonly hit: SearchHit }) {
  const text = useText();
  const textOf = useTextOf();
  switch (hit.kind) {
    case 'members': {
      const { username, number, nickname, state, registeredAt } = hit.row;
      return (
        <Words title={username}>
          № {number} · {nickname} · {textOf('member', state)} · {text('member.registered')}{' '}
          <DateTime at={registeredAt} />
        </Words>
      );
    }
    case 'withdrawals':
    case 'deposits': {
      const { number, username, amount, currency, state, createdAt } = hit.row;
      const prefix = hit.kind === 'deposits' ? 'deposit' : 'withdrawal';
      return (
        <Words title={number}>
          {username} · <Money value={amount} currency={currency} /> · {textOf(prefix, state)} ·{' '}
          <DateTime at={createdAt} />
        </Words>
      );
    }
    case 'draws': {
      const { issue, gameCode, state, drawAt } = hit.row;
      return (
        <Words title={issue}>
          {gameCode} · {textOf('draw', state)} · <DateTime at={drawAt} />
        </Words>
      );
    }
    case 'bets': {
      const { order, username, issue, stake, placedAt } = hit.row;
      return (
        <Words title={order}>
          {username} · {issue} · <Money value={stake} /> · <DateTime at={placedAt} />
        </Words>
      );
    }
    case 'cards': {
      const { username, bank, end, removed, addedAt } = hit.row;
      return (
        <Words title={`${bank} **** ${end}`}>
          {username} · <DateTime at={addedAt} />
          {removed ? ` · ${text('search.removed')}` : null}
        </Words>
      );
    }
    case 'addresses': {
      const { username, state, at, registered } = hit.row;
      return (
        <Words title={username}>
          {textOf('member', state)} · <DateTime at={at} />
          {registered ? ` · ${text('search.registeredHere')}` : null}
        </Words>
      );
    }
    case 'audit': {
      const { number, operator, call, target, at } = hit.row;
      return (
        <Words title={`№ ${number} · ${textOf('did', call)}`}>
          {operator} · {target ?? '—'} · <DateTime at={at} />
        </Words>
      );
    }
  }
}

interface WordsProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Words({ title, children }: WordsProps) {
  return (
    <>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography
        variant="caption"
        color="textSecondary"
        component="div"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </>
  );
}

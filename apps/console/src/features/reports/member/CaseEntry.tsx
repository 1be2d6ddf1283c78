import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText, useTextOf } from '../../../i18n/use-text.ts';
import { ChangedFields } from '../../../ui/ChangedFields.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { DateTime } from '../../../ui/time/DateTime.tsx';
import { CASE_TONES, linkOf, stateText, type Entry } from './case-links.ts';

const GRID = { xs: '1fr', md: '170px 150px minmax(0, 1fr) auto' } as const;

/** One record of the time line: when, what kind, what happened, how much. */
export function CaseEntry({ entry }: { readonly entry: Entry }) {
  const text = useText();
  const textOf = useTextOf();
  const link = linkOf(entry);
  const isWon = entry.returned !== null && /[1-9]/.test(entry.returned);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: GRID,
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        <DateTime at={entry.at} />
      </Typography>
      <Box>
        <StateChip tone={CASE_TONES[entry.kind]} label={text(`case.kind.${entry.kind}`)} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{textOf(...stateText(entry))}</strong>
          <Words entry={entry} />
          {entry.operator === null ? null : <> · {operatorOf(entry, text)}</>}
          {link === undefined ? null : (
            <Box component="span" sx={{ displayPrint: 'none' }}>
              {' · '}
              <Link to={link.to}>{text(link.text)}</Link>
            </Box>
          )}
        </Typography>
        <Details entry={entry} />
      </Box>
      <Typography variant="body2" component="div" sx={{ textAlign: { md: 'right' } }}>
        {entry.amount === null ? null : <Money value={entry.amount} />}
        {entry.kind === 'bet' ? (
          <Box sx={{ color: isWon ? 'success.main' : 'text.secondary' }}>
            {entry.returned === null ? (
              text('case.notDrawn')
            ) : (
              <Money value={entry.returned} signed={isWon} />
            )}
          </Box>
        ) : null}
      </Typography>
    </Box>
  );
}

function operatorOf(entry: Entry, text: ReturnType<typeof useText>): string {
  const name = entry.operator ?? '';
  return entry.kind === 'withdrawal' ? text('case.claimedBy', { name }) : name;
}

/** What an entry is about, beside its state. */
function Words({ entry }: { readonly entry: Entry }) {
  const textOf = useTextOf();
  const { kind, subject, text, address } = entry;
  const words: Readonly<Record<Entry['kind'], readonly (string | null)[]>> = {
    bet: [text, subject],
    deposit: [subject, textOf('orderReason', text)],
    withdrawal: [subject, textOf('orderReason', text)],
    adjustment: [subject, text],
    login: [textOf('attempt', subject), text, address],
    device: [subject],
    message: [subject === '' ? text : textOf('notice', subject)],
    note: [text],
    act: [text],
    protection: [text],
    identity: [textOf('identity.document', subject), text],
  };
  const shown = words[kind].filter((each) => each !== null && each !== '');
  return <>{shown.map((each) => ` · ${each}`).join('')}</>;
}

function Details({ entry }: { readonly entry: Entry }) {
  const text = useText();
  const rest = entry.bets.length === 0 ? 0 : entry.betCount - entry.bets.length;
  return (
    <>
      {entry.bets.map((bet, place) => (
        <Line key={place}>
          {bet.play}: <strong>{bet.pick}</strong>
          {` · ${bet.notes} × ${bet.multiple} · @${bet.terms} · `}
          <Money value={bet.stake} />
          {bet.returned !== null && /[1-9]/.test(bet.returned) ? (
            <Box component="span" sx={{ color: 'success.main' }}>
              {' → '}
              <Money value={bet.returned} />
            </Box>
          ) : null}
        </Line>
      ))}
      {rest > 0 ? <Line>{text('case.more', { count: rest })}</Line> : null}
      <Steps entry={entry} />
      {entry.kind === 'act' && (entry.before !== null || entry.after !== null) ? (
        <ChangedFields before={entry.before} after={entry.after} />
      ) : null}
    </>
  );
}

/** Who did what with an order of money, and when. */
function Steps({ entry }: { readonly entry: Entry }) {
  const textOf = useTextOf();
  const { kind, steps } = entry;
  const prefix = kind === 'adjustment' ? 'case.step' : kind;
  const named = kind === 'identity' ? 'identity.state' : prefix;
  return steps.map((step, place) => (
    <Line key={place}>
      {textOf(named, step.state)}
      {' · '}
      <strong>{step.name ?? textOf('actor', step.actor)}</strong>
      {' · '}
      <DateTime at={step.at} />
      {step.note === null || step.note === ''
        ? ''
        : ` · ${kind === 'identity' ? textOf('identity.verdict', step.note) : step.note}`}
    </Line>
  ));
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

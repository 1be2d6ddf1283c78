import { Avatar, Box, Card, Chip, Stack, Typography } from '@mui/material';
import { readStanding } from '@fairhouse/calls/client';
import { Link } from 'react-router-dom';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Money } from '../../ui/Money.tsx';
import { urls } from '../../urls.ts';
import { MemberActs } from './MemberActs.tsx';
import type { Member } from '../../calls/member.ts';
import { MemberState } from '../../features/members/MemberState.tsx';

/** Name, state, upline and balance of a member, with the menu of acts. */
export function MemberHeader({ member }: { readonly member: Member }) {
  const textOf = useTextOf();
  const { kind, group } = readStanding(member);
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        useFlexGap
        spacing={2}
        sx={{ alignItems: { md: 'center' } }}
      >
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {member.username.slice(0, 1).toUpperCase()}
        </Avatar>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="h5" component="h2">
              {member.username}
            </Typography>
            <Typography color="textSecondary">№ {member.number}</Typography>
            <MemberState state={member.state} level={member.freezeLevel} />
            <Chip size="small" variant="outlined" label={textOf('member', kind)} />
            {group === 'formal' ? null : (
              <Chip size="small" variant="outlined" label={textOf('member', group)} />
            )}
            {member.tags.map((tag) => (
              <Chip key={tag} size="small" label={tag} />
            ))}
          </Stack>
          <Line member={member} />
        </Box>
        <Balances member={member.id} trial={group === 'trial'} />
      </Stack>
      <Box sx={{ mt: 1.5 }}>
        <MemberActs member={member} />
      </Box>
    </Card>
  );
}

function Line({ member }: { readonly member: Member }) {
  const text = useText();
  if (member.path.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {text('member.line')}:{' '}
      {member.path.map((upline) => (
        <span key={upline.id}>
          <Link to={urls.member(upline.id)}>{upline.username}</Link> ›{' '}
        </span>
      ))}
      {member.username}
    </Typography>
  );
}

function Balances({ member, trial }: { readonly member: string; readonly trial: boolean }) {
  const text = useText();
  const mayRead = useRight('ledger.read');
  const prefix = `${trial ? 'trial:' : ''}member:${member}:`;
  const own = useAsk('ledgerAccounts', { prefix }, { refreshMs: 10_000, enabled: mayRead });
  const owed = { prefix: `receivable:${member}` };
  const debt = useAsk('ledgerAccounts', owed, { refreshMs: 10_000, enabled: mayRead && !trial });
  const accounts = own.error ? undefined : own.data?.list;
  const of = (name: string) => accounts?.find(({ address }) => address === `${prefix}${name}`);
  if (!mayRead) return null;
  const owes = debt.data?.list.find(({ balance }) => balance.startsWith('-'));
  return (
    <Stack direction="row" spacing={3}>
      {(['main', 'held'] as const).map((name) => (
        <Figure
          key={name}
          label={text(`wallet.${name}`)}
          account={of(name)}
          isKnown={accounts !== undefined}
        />
      ))}
      {owes || debt.error ? (
        <Figure label={text('wallet.owes')} account={owes} isKnown={!debt.error} isDebt />
      ) : null}
    </Stack>
  );
}

interface FigureProps {
  readonly label: string;
  readonly account: { readonly balance: string; readonly currency: string } | undefined;
  /** An account that is not there holds nothing; one that could not be read, nobody knows. */
  readonly isKnown: boolean;
  readonly isDebt?: boolean;
}

function Figure({ label, account, isKnown, isDebt = false }: FigureProps) {
  const value = isKnown ? (account?.balance ?? '0') : undefined;
  return (
    <Box sx={isDebt ? { color: 'error.main' } : {}}>
      <Typography variant="caption" color={isDebt ? 'inherit' : 'textSecondary'}>
        {label}
      </Typography>
      <Typography variant="h6" component="p">
        <Money value={isDebt ? value?.replace('-', '') : value} {...currencyOf(account)} />
      </Typography>
    </Box>
  );
}

function currencyOf(account: { readonly currency: string } | undefined) {
  return account === undefined ? {} : { currency: account.currency };
}

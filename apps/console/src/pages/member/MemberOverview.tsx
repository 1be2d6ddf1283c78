// A member at a glance: figures, risk signs and last bets.
import { Box, Stack } from '@mui/material';
import type { Member } from '../../calls/member.ts';
import { useRight } from '../../calls/session.ts';
import { MemberBets } from '../../features/lottery/MemberBets.tsx';
import { MemberFigures } from '../../features/reports/member/MemberFigures.tsx';
import { MemberRisks } from '../../features/reports/member/MemberRisks.tsx';

interface MemberOverviewProps {
  readonly member: Member;
  readonly onTab: (tab: string) => void;
}

export function MemberOverview({ member, onTab }: MemberOverviewProps) {
  const mayReadMoney = useRight('ledger.read');
  const mayReadBets = useRight('draws.read');
  return (
    <Stack spacing={2}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: mayReadMoney ? '1fr 1fr' : '1fr' },
          alignItems: 'start',
          '& > *': { minWidth: 0 },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <MemberRisks member={member.id} />
          {mayReadMoney ? <MemberFigures member={member.id} as="table" /> : null}
        </Stack>
        {mayReadMoney ? <MemberFigures member={member.id} as="charts" /> : null}
      </Box>
      {mayReadBets ? <MemberBets member={member.id} onAll={() => onTab('bets')} /> : null}
    </Stack>
  );
}

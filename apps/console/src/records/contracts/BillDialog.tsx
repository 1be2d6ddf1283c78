// A bill: the figures that it was computed from, what it came to, and what was paid of it.
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { urls } from '../../urls.ts';
import { BillState } from './BillState.tsx';
import { Party } from './Party.tsx';
import { usePeriodName } from './use-period-name.ts';

interface BillDialogProps {
  readonly bill: CallValue<'contractBills'>['list'][number];
  readonly onClose: () => void;
}

export function BillDialog({ bill, onClose }: BillDialogProps) {
  const text = useText();
  const textOf = useTextOf();
  const periodName = usePeriodName();
  const { figures } = bill;
  const reached = bill.why === null ? '–' : textOf('contract.why', bill.why);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle>
        {`${bill.username} · ${text(`contract.kind.${bill.kind}`)} · ${periodName(bill.periodKey)}`}
      </DialogTitle>
      <DialogContent>
        <Facts
          facts={[
            [text('field.state'), <BillState key="s" state={bill.status} tier={bill.tier} />],
            [text('contract.agent'), <Party key="a" id={bill.agentId} name={bill.username} />],
            [text('contract.payer'), <Party key="p" id={bill.payerId} name={bill.payer} />],
            [text('contract.begins'), <DateTime key="b" at={bill.begins} />],
            [text('contract.ends'), <DateTime key="e" at={bill.ends} />],
            [text('contract.turnover'), <Money key="t" value={figures.bet} />],
            ...(/[1-9]/.test(figures.narrowStake)
              ? [
                  [
                    text('contract.narrowStake'),
                    <Money key="n" value={figures.narrowStake} />,
                  ] as const,
                ]
              : []),
            [text('contract.minActive'), figures.active],
            [text('contract.companyWin'), <Money key="w" value={figures.companyWin} signed />],
            [text('contract.carryIn'), <Money key="c" value={figures.carryIn} />],
            [text('contract.base'), <Money key="f" value={figures.base} signed />],
            [text('contract.tier'), bill.tier ?? reached],
            [text('contract.gross'), <Money key="g" value={bill.gross} />],
            [text('contract.toDirects'), <Money key="d" value={bill.payToDirects} />],
            [text('contract.received'), <Money key="r" value={bill.received} />],
            [text('contract.outstanding'), <Money key="o" value={bill.outstanding} />],
            [text('contract.computed'), <DateTime key="n" at={bill.settledAt} />],
            [
              text('contract.paidAt'),
              bill.paidAt === null ? '–' : <DateTime key="i" at={bill.paidAt} />,
            ],
            [text('contract.approvedBy'), bill.approvedBy ?? '–'],
            ...(bill.remark === '' ? [] : [[text('act.reason'), bill.remark] as const]),
          ]}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={urls.contract(bill.contract)}>
            {text('contract.openContract')}
          </Button>
          <Button component={Link} to={urls.contractRun(bill.kind, bill.periodKey)}>
            {text('contract.openRun')}
          </Button>
          <Button onClick={onClose}>{text('ra.action.close')}</Button>
        </Stack>
      </DialogActions>
    </Dialog>
  );
}

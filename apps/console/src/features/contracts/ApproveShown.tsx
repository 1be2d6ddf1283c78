// Approving every run of a page whose bills wait: each by the call of one run, so that a second
// operator decides each that needs one. How many and how much is said before it is done.
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCount, formatMoney } from '../../ui/format.ts';
import { sumMoney } from '../../ui/sum-money.ts';
import { approveRuns } from './approve-runs.ts';
import { waitingRuns } from './waiting-runs.ts';

type Run = CallValue<'contractRuns'>['list'][number];

export function ApproveShown() {
  const text = useText();
  const { data } = useListContext<Run & { id: string }>();
  const [isOpen, setOpen] = useState(false);
  if (waitingRuns(data ?? [], []).length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('contract.approveShown')}</Button>
      {isOpen ? <ApproveDialog shown={data ?? []} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface ApproveDialogProps {
  readonly shown: readonly Run[];
  readonly onClose: () => void;
}

const PENDING = { kind: 'act.contractRunApprove', state: 'pending', pageSize: 200 } as const;

function ApproveDialog({ shown, onClose }: ApproveDialogProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { data, error } = useAsk('approvalList', PENDING, { fresh: true });
  // What is approved is what was confirmed, whatever a refresh brings meanwhile.
  const [rows] = useState(shown);
  const requested = data?.list.map(({ target }) => target) ?? [];
  const runs = waitingRuns(rows, requested);
  const left = waitingRuns(rows, []).length - runs.length;
  const words = () => (
    <>
      {text('contract.approveShownEffect', {
        runs: formatCount(runs.length, language),
        count: formatCount(
          runs.reduce((all, { count }) => all + count, 0),
          language,
        ),
        sum: formatMoney(sumMoney(runs.map(({ sum }) => sum)), language),
      })}
      {left === 0 ? null : ` ${text('contract.askedAlready', { count: left })}`}
    </>
  );
  return (
    <ActDialog
      title={text('contract.approveShown')}
      words={error?.message ?? (data === undefined ? text('list.summing') : words())}
      button={text('contract.approveShown')}
      ready={error === null && data !== undefined && runs.length > 0}
      run={async ({ reason }) => {
        const { refusal, ...counts } = await approveRuns(runs, reason);
        notify([text('bulk.summary', counts), refusal ?? ''].join(' ').trim(), {
          type: counts.failed === 0 ? 'success' : 'warning',
        });
        return { ok: true };
      }}
      onDone={() => {
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

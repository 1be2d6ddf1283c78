import { ActDialog } from '../../../acts/ActDialog.tsx';
import { useDone } from '../../../acts/use-done.ts';
import { call } from '../../../calls/calls.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { StuckRound } from './advice-of.ts';

interface VoidRoundDialogProps {
  readonly code: string;
  readonly round: StuckRound;
  readonly onClose: () => void;
}

/** Asks for the refund of a round that the vendor does not have. */
export function VoidRoundDialog({ code, round, onClose }: VoidRoundDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const { member } = round;
  return (
    <ActDialog
      title={text('stuck.void')}
      danger
      second
      words={text('stuck.voidEffect', { username: member.username })}
      button={text('act.ask')}
      run={({ reason }) =>
        call('vendorRoundVoid', { code, member: member.id, round: round.round, reason })
      }
      onDone={done}
      onClose={onClose}
    >
      <Facts
        facts={[
          [text('round.round'), round.round],
          [text('vendor.game'), round.game ?? text('round.unknown')],
          [text('round.staked'), <Money key="s" value={round.staked} />],
          [text('round.paid'), <Money key="p" value={round.paid} />],
          [text('round.refunded'), <Money key="r" value={round.refunded} />],
        ]}
      />
    </ActDialog>
  );
}

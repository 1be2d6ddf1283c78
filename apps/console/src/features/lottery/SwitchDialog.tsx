import { call } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import type { Lottery } from './LotteriesPage.tsx';
import { currentTerms } from './lottery-terms.ts';

interface SwitchDialogProps {
  readonly lottery: Lottery;
  /** False while the list is being refetched. */
  readonly ready: boolean;
  readonly onClose: () => void;
}

/** Puts a lottery on sale or takes it off sale; its other terms stay unchanged. */
export function SwitchDialog({ lottery, ready, onClose }: SwitchDialogProps) {
  const text = useText();
  const language = useLanguage();
  const done = useDone(onClose);
  const { code, version, enabled } = lottery;
  const name = lottery.names[language];
  return (
    <ActDialog
      title={name}
      danger={enabled}
      words={enabled ? text('lottery.offEffect') : text('lottery.switchOn', { name })}
      button={text('ra.action.save')}
      ready={ready}
      run={({ reason }) =>
        call('lotteryEdit', { code, version, ...currentTerms(lottery), enabled: !enabled, reason })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}

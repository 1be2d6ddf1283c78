import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../../calls/calls.ts';
import { useReadAgain } from '../../../calls/use-ask.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { formatWhen } from '../../../ui/format.ts';
import { useZone } from '../../../ui/time/zone.ts';
import { ResultField, formatResult } from './ResultField.tsx';

interface EnterDialogProps {
  readonly issue: string;
  /** The result that this operator entered before. */
  readonly own?: string | undefined;
  /** How many other operators have entered a result. */
  readonly others: number;
  /** The time of the block whose hash is entered in place of numbers. */
  readonly blockAt?: number | undefined;
  readonly onClose: () => void;
}

/** Enters an external result; it becomes final when a second operator enters the same. */
export function EnterDialog({ issue, own = '', others, blockAt, onClose }: EnterDialogProps) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [typed, setTyped] = useState(own);
  const numbers = formatResult(typed);
  const zone = useZone();
  const language = useLanguage();
  const state = useRef<'waits' | 'differs' | 'drawn'>('waits');
  return (
    <ActDialog
      title={`${text('draw.act.enter')} · ${issue}`}
      words={text('draw.enterEffect', { issue, others })}
      button={text('draw.act.enter')}
      withoutReason
      ready={numbers !== ''}
      run={async ({ idempotencyKey }) => {
        const answer = await call('drawEnter', { issue, numbers }, { idempotencyKey });
        if (answer.ok) state.current = answer.value.state;
        return answer;
      }}
      onDone={() => {
        const type = state.current === 'differs' ? 'warning' : 'success';
        notify(text(`draw.entered.${state.current}`), { type });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      <ResultField
        label={text(blockAt === undefined ? 'draw.numbers' : 'draw.blockHash')}
        help={
          blockAt === undefined
            ? undefined
            : text('draw.blockHelp', { at: formatWhen(blockAt, language, zone) })
        }
        value={typed}
        onChange={setTyped}
      />
    </ActDialog>
  );
}

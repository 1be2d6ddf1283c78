import { useState } from 'react';
import { call } from '../../app/calls.ts';
import { useDone } from '../../app/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { MerchantFields, type Lottery } from './MerchantFields.tsx';
import { EMPTY_DRAFT, planOf } from './merchant-draft.ts';

interface MakeMerchantDialogProps {
  readonly lotteries: readonly Lottery[];
  readonly onClose: () => void;
}

/** A new merchant with its first owner: the same that `npm run setup` asks. */
export function MakeMerchantDialog({ lotteries, onClose }: MakeMerchantDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const plan = planOf(draft);
  return (
    <ActDialog
      title={text('merchant.make')}
      words={text('merchant.makeEffect')}
      button={text('merchant.make')}
      ready={plan !== undefined}
      second
      run={({ reason }) => {
        if (plan === undefined) throw new TypeError('the button waits for a whole plan');
        return call('merchantMake', { ...plan, reason });
      }}
      onDone={done}
      onClose={onClose}
    >
      <MerchantFields
        draft={draft}
        lotteries={lotteries}
        onChange={(change) => setDraft((present) => ({ ...present, ...change }))}
      />
    </ActDialog>
  );
}

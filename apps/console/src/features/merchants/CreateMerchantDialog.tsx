import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { MerchantFields, type Lottery } from './MerchantFields.tsx';
import { EMPTY_DRAFT, parseMerchantDraft } from './merchant-draft.ts';

interface CreateMerchantDialogProps {
  readonly lotteries: readonly Lottery[];
  readonly onClose: () => void;
}

/** Creates a merchant with its first owner; asks the same as `npm run setup`. */
export function CreateMerchantDialog({ lotteries, onClose }: CreateMerchantDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const plan = parseMerchantDraft(draft);
  return (
    <ActDialog
      title={text('merchant.make')}
      words={text('merchant.makeEffect')}
      button={text('merchant.make')}
      ready={plan !== undefined}
      second
      run={({ reason }) => {
        if (plan === undefined) throw new TypeError('the button needs a complete draft');
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

import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { MerchantFields, type Lottery } from './MerchantFields.tsx';
import { EMPTY_DRAFT, planFromDraft } from './merchant-draft.ts';

interface CreateMerchantDialogProps {
  readonly lotteries: readonly Lottery[];
  readonly onClose: () => void;
}

/** Creates a merchant with its first owner; asks the same as `npm run setup`. */
export function CreateMerchantDialog({ lotteries, onClose }: CreateMerchantDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActForm
      title={text('merchant.make')}
      start={EMPTY_DRAFT}
      words={() => text('merchant.makeEffect')}
      button={text('merchant.make')}
      second
      run={(draft, { reason }) => call('merchantMake', { ...planFromDraft(draft), reason })}
      onDone={done}
      onClose={onClose}
    >
      <MerchantFields lotteries={lotteries} />
    </ActForm>
  );
}

import type { ClientAnswer } from '../calls/calls.ts';
import { useDone } from './use-done.ts';
import { useText } from '../i18n/use-text.ts';
import { ActDialog } from './ActDialog.tsx';

interface RemoveDialogProps {
  /** What will be deleted, and where it was shown. */
  readonly words: string;
  readonly remove: () => Promise<ClientAnswer<null>>;
  readonly onClose: () => void;
}

/** Confirms the deletion of published content. */
export function RemoveDialog({ words, remove, onClose }: RemoveDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('ra.action.delete')}
      danger
      words={words}
      button={text('ra.action.delete')}
      withoutReason
      run={remove}
      onDone={done}
      onClose={onClose}
    />
  );
}

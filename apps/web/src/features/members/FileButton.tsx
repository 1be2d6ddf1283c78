import { Download } from 'lucide-react';
import { useState } from 'react';
import { call, type AnswerOf, type CallName } from '../../app/calls.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/csv.ts';
import { toast } from '../../ui/toasts.ts';

interface FileButtonProps {
  /** Asks the server for the file of the filters that are set. */
  readonly load: () => Promise<AnswerOf<FileCall>>;
}

export type FileCall = Extract<
  CallName,
  'memTransDetCsv' | 'personalProfitCsv' | 'depositListCsv' | 'withdrawListCsv'
>;

/** Saves a list as the server writes it, whole and not only what is on the page. */
export function FileButton({ load }: FileButtonProps) {
  const t = useTexts('ui');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await load();
    setBusy(false);
    if (!answer.ok) return toast('failed', answer.refusal.message);
    saveFile(answer.value.name, answer.value.body);
  };
  return (
    <Button
      look="outline"
      busy={busy}
      icon={<Download aria-hidden size={16} />}
      onClick={() => void save()}
    >
      {t('csv')}
    </Button>
  );
}

/** Asks for one of the files. */
export const loadFile = call<FileCall>;

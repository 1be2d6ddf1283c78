import { Download } from 'lucide-react';
import { useState } from 'react';
import { call, type AnswerOf, type CallName } from '../calls/calls.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/forms/Button.tsx';
import { saveFile } from '../ui/data/csv.ts';
import { toast } from '../ui/overlays/toasts.ts';

interface FileButtonProps {
  /** Requests the file for the current filters. */
  readonly load: () => Promise<AnswerOf<FileCall>>;
}

export type FileCall = Extract<
  CallName,
  | 'memTransDetCsv'
  | 'personalProfitCsv'
  | 'depositListCsv'
  | 'withdrawListCsv'
  | 'agentStatementsCsv'
  | 'agentBetsCsv'
  | 'agentRoundsCsv'
  | 'agentIncomeCsv'
  | 'agentAccountsCsv'
  | 'agentBillCsv'
>;

/** Saves the whole list as a file made by the server, not only the shown page. */
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

/** Requests one of the files. */
export const loadFile = call<FileCall>;

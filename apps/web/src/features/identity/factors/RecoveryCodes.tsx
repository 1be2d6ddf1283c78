import { Copy, Download } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { saveFile } from '../../../ui/data/csv.ts';
import { toast } from '../../../ui/overlays/toasts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, shown once, with buttons to copy and save them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTexts('security');
  const text = codes.join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(() => toast('done', t('copied')));
  return (
    <div className="flex flex-col gap-4">
      <ol className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg border border-line bg-surface-2 p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm font-semibold">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" icon={<Copy aria-hidden size={16} />} onClick={copy}>
          {t('copyAll')}
        </Button>
        <Button
          look="outline"
          icon={<Download aria-hidden size={16} />}
          onClick={() => saveFile('recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('download')}
        </Button>
      </div>
      <Button look="primary" size="lg" onClick={onKept}>
        {t('keptThem')}
      </Button>
    </div>
  );
}

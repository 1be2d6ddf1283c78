import type { BooksFile, BooksVerification } from '@fairhouse/rules/fair';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { saveFile } from '../../../ui/data/csv.ts';
import { OpenFile } from '../../../ui/forms/OpenFile.tsx';
import { BooksReport } from './BooksReport.tsx';
import { checkBooks } from './check-books.ts';
import { collectBooks } from './collect-books.ts';

interface CheckBooksProps {
  /** The key that this site publishes; undefined until it is loaded. */
  readonly publicKey: string | undefined;
}

/** Downloads the books as one file, and checks them or a saved file in the browser. */
export function CheckBooks({ publicKey }: CheckBooksProps) {
  const t = useTexts('books');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<BooksVerification>();
  const [fault, setFault] = useState<string>();
  const check = async (file: unknown) => {
    setFound(await checkBooks(file, publicKey === undefined ? {} : { publicKey }));
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    await work();
    setBusy(false);
  };
  const withBooks = (use: (file: BooksFile) => Promise<void> | void) =>
    run(async () => {
      const gathered = await collectBooks();
      if (gathered.ok) await use(gathered.file);
      else setFault(gathered.refusal.message);
    });
  const open = (text: string) =>
    run(async () => {
      const file = parse(text);
      setFound(undefined);
      if (file === undefined) setFault(t('notJson'));
      else await check(file);
    });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          busy={busy}
          icon={<ShieldCheck aria-hidden size={18} />}
          onClick={() => void withBooks(check)}
        >
          {t('checkNow')}
        </Button>
        <Button
          look="outline"
          disabled={busy}
          icon={<Download aria-hidden size={18} />}
          onClick={() => void withBooks(saveBooks)}
        >
          {t('download')}
        </Button>
        <OpenFile
          label={t('openFile')}
          look="outline"
          disabled={busy}
          kind="json"
          onOpen={(file) => void file.text().then((text) => open(text))}
        />
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-sm text-lost">
          {fault}
        </p>
      )}
      {found !== undefined && <BooksReport found={found} />}
    </div>
  );
}

/** Saves the file, named after its newest day. */
export function saveBooks(file: BooksFile): void {
  const name = `books-${file.roots.at(-1)?.day ?? 'now'}.json`;
  saveFile(name, JSON.stringify(file, null, 1), 'application/json');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

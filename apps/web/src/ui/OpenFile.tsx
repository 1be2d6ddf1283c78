import { FileSearch } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

interface OpenFileProps {
  readonly label: string;
  readonly look: ButtonLook;
  readonly disabled?: boolean;
  readonly onText: (text: string) => void;
}

/** A button that reads a JSON file of the visitor's as text. */
export function OpenFile({ label, look, disabled = false, onText }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (list: FileList | null) => {
    const chosen = list?.[0];
    if (chosen !== undefined) onText(await chosen.text());
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="sr-only"
        aria-hidden
        tabIndex={-1}
        onChange={(event) => void read(event.target.files)}
      />
      <Button
        look={look}
        disabled={disabled}
        icon={<FileSearch aria-hidden size={18} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

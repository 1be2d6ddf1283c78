import { FileSearch, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

interface OpenFileProps {
  readonly label: string;
  readonly look: ButtonLook;
  /** The kind of file; for pictures a phone offers its camera. */
  readonly kind: 'json' | 'picture';
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly onOpen: (file: File) => void;
}

const KINDS = {
  json: { accept: '.json,application/json', Icon: FileSearch },
  picture: { accept: 'image/png,image/jpeg', Icon: ImageUp },
} as const;

/** A button that opens a local file. */
export function OpenFile({
  label,
  look,
  kind,
  disabled = false,
  busy = false,
  onOpen,
}: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const { accept, Icon } = KINDS[kind];
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
          if (file !== undefined) onOpen(file);
        }}
      />
      <Button
        look={look}
        disabled={disabled}
        busy={busy}
        icon={<Icon aria-hidden size={18} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

import { FileSearch, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

interface OpenFileProps {
  readonly label: string;
  readonly look: ButtonLook;
  /** What is chosen: on a phone the device's camera is offered for pictures. */
  readonly kind: 'json' | 'picture';
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly onOpen: (file: File) => void;
}

const KINDS = {
  json: { accept: '.json,application/json', Icon: FileSearch },
  picture: { accept: 'image/png,image/jpeg', Icon: ImageUp },
} as const;

/** A button that lets the visitor choose a file of their own. */
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
          // The same file may be chosen once more.
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

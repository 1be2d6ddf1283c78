import { ArrowLeftRight, Expand, X } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/forms/Button.tsx';

interface MiniBarProps {
  readonly name: string;
  readonly onSide: () => void;
  readonly onExpand: () => void;
  readonly onClose: () => void;
}

/** Over a game in its small window: back to its page, out of the way, or closed. */
export function MiniBar({ name, onSide, onExpand, onClose }: MiniBarProps) {
  const t = useTexts('vendorGames');
  return (
    <div className="flex h-11 shrink-0 items-center border-b border-line bg-surface-1 pl-3">
      <p className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</p>
      <IconButton label={t('mini.side')} onClick={onSide}>
        <ArrowLeftRight aria-hidden size={16} />
      </IconButton>
      <IconButton label={t('mini.expand')} onClick={onExpand}>
        <Expand aria-hidden size={16} />
      </IconButton>
      <IconButton label={t('mini.close')} onClick={onClose}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  );
}

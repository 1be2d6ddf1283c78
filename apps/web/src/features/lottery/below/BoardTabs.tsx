import type { Family } from '@fairhouse/rules/lottery';
import type { Board } from '../board/terms.ts';
import type { Draw } from '../board/use-draw.ts';

interface BoardTabsProps {
  readonly board: Board;
  readonly family: Family;
  readonly draw: Draw | undefined;
}

export function BoardTabs(_props: BoardTabsProps) {
  return null;
}

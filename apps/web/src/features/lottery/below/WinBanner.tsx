import type { DrawItem } from '../board/use-draw.ts';

interface WinBannerProps {
  readonly gameCode: string;
  readonly last: DrawItem | undefined;
}

export function WinBanner(_props: WinBannerProps) {
  return null;
}

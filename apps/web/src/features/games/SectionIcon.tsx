import { Cherry, Fish, Gamepad2, Rocket, Spade, Ticket, Trophy, Video } from 'lucide-react';
import type { GameSection } from './navigation.ts';

const ICONS = {
  lottery: Ticket,
  live: Video,
  sports: Trophy,
  fish: Fish,
  rng: Cherry,
  pvp: Spade,
  esports: Gamepad2,
  local: Rocket,
} as const;

/** The icon of a kind of games. */
export function SectionIcon({
  section,
  size = 20,
}: {
  readonly section: GameSection;
  readonly size?: number;
}) {
  const Icon = ICONS[section];
  return <Icon aria-hidden size={size} className="shrink-0" />;
}

// Which catalogue has the words of a family's plays. Families that are played alike share one.
import type { Namespace } from '../../i18n/namespaces.ts';

export type PlayNamespace = Extract<Namespace, `plays${string}`>;

const NAMESPACES: Readonly<Record<string, PlayNamespace>> = {
  PK10: 'playsRace',
  '11X5': 'playsElevenFive',
  KL8: 'playsKeno',
  PC28: 'playsLucky28',
  K3: 'playsDice',
};

/** The catalogue of a family beside `plays`, which has the words that all share. */
export function playNamespaceOf(family: string): PlayNamespace {
  return NAMESPACES[family] ?? 'plays';
}

// Names of what roads and streaks follow: `Total:BS`, `Ball2:OE`, `DT:10T_1`.
import { FOLLOWED, type Followed } from '@fairhouse/rules/lottery';
import type { useTexts } from '../../../i18n/use-texts.ts';
import { pairOf } from '../board/play-menu.ts';
import type { PlayWords } from '../play-words.ts';

type SayLottery = ReturnType<typeof useTexts<'lottery'>>;

/** The sides that a subject can take, the first one shown as the warmer. */
export function sidesFollowed(subject: string): readonly [string, string] {
  if (subject.startsWith('DT:')) return ['D', 'T'];
  return subject.endsWith(':BS') ? ['B', 'S'] : ['O', 'E'];
}

export function followedWord(t: SayLottery, words: PlayWords, each: Followed): string {
  const { subject } = each;
  const side = subject.endsWith(':OE') ? t('side.OE') : t('side.BS');
  if (subject.startsWith('Total')) return t('road.total', { side });
  const place = /^Ball(\d)/.exec(subject)?.[1];
  if (place !== undefined) return `${words.place(Number(place))} ${side}`;
  const [left = 0, right = 4] = pairOf(each.play) ?? [];
  return `${words.symbol('D')}–${words.symbol('T')} ${words.place(left)} – ${words.place(right)}`;
}

export function findFollowed(subject: string): Followed | undefined {
  return FOLLOWED.find((each) => each.subject === subject);
}

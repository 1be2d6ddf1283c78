// What players type for kinds of games and for their features and themes, in the five languages.
import type { GameCard } from './game-cards.ts';

export const SYNONYMS: Readonly<Record<GameCard['gameType'], readonly string[]>> = {
  RNG: ['slot', 'slots', 'pokies', 'nổ hũ', 'quay hũ', '老虎机', '电子游戏', 'สล็อต'],
  LIVE: [
    'live casino',
    'dealer',
    'baccarat',
    'bcr',
    'sòng bài',
    '真人',
    '百家乐',
    'คาสิโนสด',
    'บาคาร่า',
    'kasino langsung',
  ],
  FISH: ['fish', 'fishing', 'bắn cá', 'cá', '捕鱼', 'ยิงปลา', 'ikan', 'tembak ikan'],
  PVP: ['cards', 'poker', 'game bài', 'đánh bài', '棋牌', 'ไพ่', 'kartu'],
  LOCAL: ['instant', 'crash', 'mines', 'plinko', 'chơi nhanh', '小游戏', 'เกมด่วน', 'instan'],
  SPORTS: ['sports', 'football', 'bóng đá', 'thể thao', '体育', 'กีฬา', 'olahraga', 'bola'],
  ESPORTS: ['esports', 'dota', 'thể thao điện tử', '电竞', 'อีสปอร์ต', 'esport'],
};

export const MARK_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['free-spins', ['quay miễn phí', '免费旋转', 'ฟรีสปิน', 'putaran gratis']],
  ['buy', ['bonus buy', 'mua vòng', '购买', 'ซื้อฟรีสปิน', 'beli bonus']],
  ['tumble', ['cascade', 'avalanche', '连消']],
  ['ways', ['megaways', '243']],
  ['hold-and-win', ['hold and spin', 'respin']],
  ['jackpot', ['pot', 'nổ hũ', '奖池', 'แจ็คพอต']],
  ['koi', ['fish', 'cá', '锦鲤', 'ปลา', 'ikan']],
  ['jade', ['ngọc', '玉', 'หยก', 'giok']],
  ['dragon', ['rồng', '龙', 'มังกร', 'naga']],
  ['sea', ['ocean', 'biển', '海', 'ทะเล', 'laut']],
]);

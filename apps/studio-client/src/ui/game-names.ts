// The names of the games, in the order of the languages EN, CN, ID, TH, VI (the data files; the
// instant games of games.md 10).

const LANGUAGES = ['en', 'zh', 'id', 'th', 'vi'];

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'gem-monsoon': ['Gem Monsoon', '宝石季风', 'Badai Permata', 'มรสุมอัญมณี', 'Mưa Ngọc'],
  'harbour-lights': [
    'Harbour Lights',
    '港湾灯火',
    'Lampu Pelabuhan',
    'แสงไฟท่าเรือ',
    'Ánh Đèn Bến Cảng',
  ],
  'jade-koi': ['Jade Koi', '翡翠锦鲤', 'Koi Giok', 'ปลาคาร์ปหยก', 'Cá Chép Ngọc'],
  'jeepney-joy': ['Jeepney Joy', '吉普尼狂欢', 'Jeepney Ceria', 'จี๊ปนี่เริงร่า', 'Xe Jeepney Vui Vẻ'],
  'night-bazaar': ['Night Bazaar', '夜市奇缘', 'Pasar Malam', 'ตลาดกลางคืน', 'Chợ Đêm'],
  'pearl-vault': ['Pearl Vault', '珍珠宝库', 'Brankas Mutiara', 'คลังไข่มุก', 'Kho Ngọc Trai'],
  'sampaguita-wheel': [
    'Sampaguita Wheel',
    '茉莉转轮',
    'Roda Melati',
    'วงล้อมะลิ',
    'Vòng Quay Hoa Nhài',
  ],
  'spice-route': ['Spice Route', '香料之路', 'Jalur Rempah', 'เส้นทางเครื่องเทศ', 'Con Đường Gia Vị'],
  'sun-gate': ['Sun Gate', '太阳之门', 'Gerbang Surya', 'ประตูตะวัน', 'Cổng Mặt Trời'],
  'thousand-roofs': ['Thousand Roofs', '千重檐', 'Seribu Atap', 'พันหลังคา', 'Nghìn Mái Ngói'],
  dice: ['Dice', '骰子', 'Dadu', 'ลูกเต๋า', 'Xúc xắc'],
  limbo: ['Limbo', '凌波', 'Limbo Langit', 'ลิมโบ', 'Vượt xà'],
  mines: ['Mines', '扫雷', 'Ranjau', 'กับระเบิด', 'Dò mìn'],
  plinko: ['Plinko', '弹珠', 'Bola Pantul', 'พลิงโก', 'Thả bi'],
  keno: ['Keno', '基诺', 'Keno Kilat', 'คีโน', 'Keno nhanh'],
  wheel: ['Wheel', '转盘', 'Roda', 'วงล้อ', 'Vòng quay'],
  tower: ['Tower', '宝塔', 'Menara', 'หอคอย', 'Tháp'],
  coin: ['Coin', '硬币', 'Koin', 'เหรียญ', 'Đồng xu'],
  hilo: ['Hi-Lo', '高低牌', 'Tinggi Rendah', 'สูงต่ำ', 'Cao thấp'],
  'video-poker': ['Video Poker', '电子扑克', 'Poker Video', 'วิดีโอโป๊กเกอร์', 'Poker máy'],
  crash: ['Crash', '火箭', 'Roket', 'จรวด', 'Tên lửa'],
};

/** The codes of all games, slots first. */
export function gameCodes(): string[] {
  return Object.keys(NAMES);
}

export function gameName(code: string, language: string): string {
  const at = Math.max(0, LANGUAGES.indexOf(language.slice(0, 2)));
  return NAMES[code]?.[at] ?? '';
}

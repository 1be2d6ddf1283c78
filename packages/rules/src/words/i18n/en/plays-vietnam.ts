export const texts = {
  'group.Lo': 'Lô: all prizes',
  'group.De': 'Đề: last two',
  'group.Cang': '3 and 4 digits',
  'group.Xien': 'Xiên: parlays',
  'group.Truot': 'Trượt: none drawn',
  'group.Da': 'Đá: pairs',
  'play.Lo#': '{n} digits',
  'rule.Lo#':
    'Pick numbers of {n} digits. Each prize that ends in one of them wins, so a number can win several times. A number costs one stake for each prize it plays on.',
  'play.Lo2_1K': '2 digits, one stake',
  'rule.Lo2_1K':
    'Pick numbers of two digits. Each prize that ends in one of them wins. A number costs a single stake and pays less per hit.',
  'play.LoHead2': 'First 2 digits',
  'rule.LoHead2':
    'Pick numbers of two digits. Each prize that begins with one of them wins. A number costs one stake for each prize.',
  'play.LoHead2_1K': 'First 2, one stake',
  'rule.LoHead2_1K':
    'Pick numbers of two digits. Each prize that begins with one of them wins. A number costs a single stake and pays less per hit.',
  'play.Bao#_#': 'Bao lô {n}, {m} digits',
  'rule.Bao8_2':
    'Lô on eight prizes only: the special, the three 6th and the four 7th. Each of them that ends in your number wins; a number costs 8 stakes.',
  'rule.Bao8_3':
    'Lô on the special and the three 6th prizes. Each of them that ends in your number of three digits wins; a number costs 4 stakes, not 8: the other four prizes are too short for it.',
  'rule.Bao8_4':
    'Your number of four digits wins when the special prize ends in it. It costs 1 stake, not 8: the other seven prizes are too short for it.',
  'rule.Bao7_2':
    'Lô on seven prizes only: the special, the 5th, the three 6th, the 7th and the 8th. Each of them that ends in your number wins; a number costs 7 stakes.',
  'rule.Bao7_3':
    'Lô on the special, the 5th, the three 6th and the 7th prize. Each that ends in your number of three digits wins; a number costs 6 stakes, not 7: the 8th prize is too short for it.',
  'rule.Bao7_4':
    'Lô on the special, the 5th and the three 6th prizes. Each that ends in your number of four digits wins; a number costs 5 stakes, not 7: the 7th and the 8th prize are too short for it.',
  'play.DeSpecial': 'Special prize',
  'rule.DeSpecial':
    'Pick numbers of two digits. You win when the special prize ends in one of them.',
  'play.DeFirst': '1st prize',
  'rule.DeFirst': 'Pick numbers of two digits. You win when the 1st prize ends in one of them.',
  'play.DeHead': 'Head',
  'rule.DeHead':
    'Pick numbers of two digits. They win in the prizes of two digits: the four 7th prizes in the north, the 8th prize elsewhere. Each hit pays, and a number costs one stake for each of these prizes.',
  'play.DeHeadTail': 'Head and tail',
  'rule.DeHeadTail':
    'Head and special prize together: each of these prizes that ends in your number wins. A number costs one stake for each of them.',
  'play.DeAny': 'Special, any order',
  'rule.DeAny':
    'Pick numbers of two digits. You win when the last two digits of the special prize are yours in any order. A number costs one stake for each of its orders.',
  'play.TensSpecial': 'Special, tens',
  'rule.TensSpecial': 'Pick digits. You win when the special prize has one of them in the tens.',
  'play.OnesSpecial': 'Special, ones',
  'rule.OnesSpecial': 'Pick digits. You win when the special prize ends in one of them.',
  'play.TensFirst': '1st prize, tens',
  'rule.TensFirst': 'Pick digits. You win when the 1st prize has one of them in the tens.',
  'play.OnesFirst': '1st prize, ones',
  'rule.OnesFirst': 'Pick digits. You win when the 1st prize ends in one of them.',
  'play.SpecialBSOE': 'Big, small, odd, even',
  'rule.SpecialBSOE':
    'By the last two digits of the special prize: 50 to 99 is big, 00 to 49 small; odd or even by the last digit. Every choice that is true wins.',
  'play.SpecialSum': 'Sum of the two',
  'rule.SpecialSum':
    'The last two digits of the special prize are added. 10 and more is big, 8 and less small, 9 neither; 0, 9 and 18 can be picked by themselves.',
  'play.Cang3Special': '3 digits, special',
  'rule.Cang3Special':
    'Pick numbers of three digits. You win when the special prize ends in one of them.',
  'play.Cang3Head': '3 digits, head',
  'rule.Cang3Head':
    'Pick numbers of three digits. They win in the prizes of three digits: the three 6th prizes in the north, the 7th prize elsewhere. A number costs one stake for each of them.',
  'play.Cang3HeadTail': '3 digits, head and tail',
  'rule.Cang3HeadTail':
    'Head and special prize together for numbers of three digits. Each hit pays, and a number costs one stake for each prize.',
  'play.Cang3Any': '3 digits, any order',
  'rule.Cang3Any':
    'Pick numbers of three digits. You win when the last three digits of the special prize are yours in any order. A number costs one stake for each of its orders.',
  'play.Cang4Special': '4 digits, special',
  'rule.Cang4Special':
    'Pick numbers of four digits. You win when the special prize ends in one of them.',
  'play.Xien#': 'Xiên {n}',
  'rule.Xien#':
    'Pick {n} numbers or more. Each set of {n} that all appear among the last two digits of the prizes wins once, however often a number comes.',
  'play.Xien#_#': 'Xiên {n}, {m} stakes',
  'rule.Xien#_#':
    'As xiên {n}, but a set costs {m} stakes, as a lô number does, and pays accordingly more.',
  'play.XienQuay': 'Xiên quay',
  'rule.XienQuay':
    'Pick two to four numbers. Every xiên 2, 3 and 4 that they make is played at once, each for a stake and with a prize of its own.',
  'tier.X#': 'xiên {n}',
  'play.Truot#': 'Trượt {n}',
  'rule.Truot#':
    'Pick {n} numbers or more. Each set of {n} of which none appears among the last two digits of all prizes wins.',
  'play.Da_MinPairs': 'By pairs',
  'rule.Da_MinPairs':
    'Pick two numbers or more. Each pair wins as often as the rarer of its two numbers appears, over both stations where two are played. A pair costs two stakes for each prize.',
  'play.Da_RoundBonus': 'By rounds',
  'rule.Da_RoundBonus':
    'Pick two numbers or more. The ticket wins one round less than its numbers appear, and half a prize each time the most frequent comes again. A pair costs two stakes for each prize.',
  'tier.ROUND': 'round',
  'tier.BONUS': 'bonus',
  'row.0': 'Your numbers',
  'row.SpecialBSOE': 'Your choice',
  'row.SpecialSum': 'Your choice',
  'symbol.SpecialSum.0': 'Sum 0',
  'symbol.SpecialSum.9': 'Sum 9',
  'symbol.SpecialSum.18': 'Sum 18',
  'tier.SpecialSum.0': 'sum 0',
  'tier.SpecialSum.9': 'sum 9',
  'tier.SpecialSum.18': 'sum 18',
  'place.0': 'Digit 1',
  'place.1': 'Digit 2',
  'place.2': 'Digit 3',
  'place.3': 'Digit 4',
  'place.4': 'Digit 5',
  'place.5': 'Digit 6',
} as const;

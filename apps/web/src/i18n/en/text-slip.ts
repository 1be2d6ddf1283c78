export const texts = {
  how: 'How to enter bets',
  pad: 'Pad',
  text: 'Text',
  about:
    'Write number@amount or 03=188 26=280: each is a bet of its own on the play chosen above. Join the numbers of one bet with dots: 12.34@100.',
  aboutSms:
    'Or write as in a message, in thousands: 39.25.52b5 (b lô, dd head and tail, dau head, duoi tail, xc 3 digits, x2 x3 x4 xq xiên, da đá; dao behind a word turns the numbers round).',
  add: 'Add all to the slip',
  read: 'Bets read',
  leftOut: 'Left out',
  total: { one: '{count} bet, stake {stake}', other: '{count} bets, stake {stake}' },
  tooMany: 'A slip takes at most {most} bets. Add fewer at once.',
  'problem.not_read': 'not read; write number@amount',
  'problem.bad_amount': 'the amount is missing or cannot be staked',
  'problem.other_lottery': 'that is the lottery of another region',
  'problem.one_station': 'this board plays its own stations only; leave the first line out',
  'problem.no_stations': 'no station is named',
  'problem.no_numbers': 'no numbers stand before the bet',
  'problem.unknown_bet': 'this word names no bet',
  'problem.wrong_digits': 'the numbers do not have the digits that this bet takes',
  'problem.not_on_these_stations': 'this bet is played on two stations',
  'problem.not_allowed': 'these numbers cannot be bet so',
} as const;

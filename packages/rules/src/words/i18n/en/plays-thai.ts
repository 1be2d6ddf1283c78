export const texts = {
  'group.4D': '4 digits',
  'group.3D': '3 digits',
  'group.2D': '2 digits',
  'group.Run': 'Running digits',
  'play.Top4': '4 top',
  'rule.Top4':
    'Pick numbers of four digits. You win when the last four digits of the first prize are one of them.',
  'play.Tod4': '4 tod',
  'rule.Tod4':
    'As 4 top, but in any order. One win at one rate, however many orders the number has.',
  'play.Top3': '3 top',
  'rule.Top3':
    'Pick numbers of three digits. You win when the three digits on top are one of them, in order.',
  'play.Tod3': '3 tod',
  'rule.Tod3':
    'Pick numbers of three digits, not all equal. You win when the three digits on top are yours in any order. One win at one rate.',
  'play.Front3': '3 front',
  'rule.Front3':
    'Pick numbers of three digits. You win for each of the two 3-front results that is one of them.',
  'play.Back3': '3 back',
  'rule.Back3':
    'Pick numbers of three digits. You win for each of the two 3-back results that is one of them.',
  'play.Top2': '2 top',
  'rule.Top2':
    'Pick numbers of two digits. You win when the last two digits on top are one of them.',
  'play.Bottom2': '2 bottom',
  'rule.Bottom2':
    'Pick numbers of two digits. You win when the two digits at the bottom are one of them.',
  'play.Tod2': '2 tod top',
  'rule.Tod2':
    'Pick pairs of different digits. You win when both are among the three digits on top.',
  'play.Doors19Top': '19 doors, top',
  'rule.Doors19Top':
    'Pick digits. Each stands for the 19 numbers of two digits that hold it, played as 2 top: 19 stakes, one win.',
  'play.Doors19Bottom': '19 doors, bottom',
  'rule.Doors19Bottom':
    'Pick digits. Each stands for the 19 numbers of two digits that hold it, played as 2 bottom: 19 stakes, one win.',
  'play.RunTop': 'Run top',
  'rule.RunTop':
    'Pick digits. Each that is among the three digits on top wins once, however often it repeats.',
  'play.RunBottom': 'Run bottom',
  'rule.RunBottom': 'Pick digits. Each that is among the two digits at the bottom wins once.',
  'play.RunSet2Top': 'Set of 2, top',
  'rule.RunSet2Top':
    'Pick 2 digits or more. Each set of 2 that holds the last two digits on top, all different, wins. A double loses.',
  'play.RunSet2Bottom': 'Set of 2, bottom',
  'rule.RunSet2Bottom':
    'Pick 2 digits or more. Each set of 2 that holds the two digits at the bottom, all different, wins. A double loses.',
  'play.RunSet3Top': 'Set of 3, top',
  'rule.RunSet3Top':
    'Pick 3 digits or more. Each set of 3 that holds the last two digits on top, all different, wins. A double loses.',
  'play.RunSet3Bottom': 'Set of 3, bottom',
  'rule.RunSet3Bottom':
    'Pick 3 digits or more. Each set of 3 that holds the two digits at the bottom, all different, wins. A double loses.',
  'play.RunSet4': 'Set of 4',
  'rule.RunSet4':
    'Pick 4 digits or more. Each set of 4 that holds the three digits on top, all different, wins. A double loses.',
  'play.RunSet5': 'Set of 5',
  'rule.RunSet5':
    'Pick 5 digits or more. Each set of 5 that holds the three digits on top, all different, wins. A double loses.',
  'play.Second3': '3 second',
  'rule.Second3':
    'Pick numbers of three digits. You win for each of the four results of three digits, two in front and two behind, that is one of them.',
  'play.First3': '3 first prize',
  'rule.First3':
    'Pick numbers of three digits. You win when the last three digits of the first prize are one of them.',
  'group.FishPrawnCrab': 'Fish, prawn, crab',
  'play.FishPrawnCrab': 'Fish, prawn, crab',
  'rule.FishPrawnCrab':
    'The three digits on top show symbols: 1 deer, 2 gourd, 3 rooster, 4 fish, 5 crab, 6 prawn; 0, 7, 8 and 9 show none. A symbol pays by how many of the digits show it.',
  'row.FishPrawnCrab': 'Your choice',
  'tier.FishPrawnCrab.1': 'one digit',
  'tier.FishPrawnCrab.2': 'two digits',
  'tier.FishPrawnCrab.3': 'three digits',
  'symbol.DEER': 'Deer',
  'symbol.GOURD': 'Gourd',
  'symbol.ROOSTER': 'Rooster',
  'symbol.FISH': 'Fish',
  'symbol.CRAB': 'Crab',
  'symbol.PRAWN': 'Prawn',
  'group.FanTan': 'Fan-tan',
  'play.Fan': 'Fan',
  'rule.Fan':
    'The three digits on top are added up and counted off in fours; what remains is the fan, 4 where nothing remains. Pick the fan.',
  'row.Fan': 'Fan',
  'play.Kwok': 'Kwok',
  'rule.Kwok': 'Pick two fans that stand side by side. You win when either of them comes.',
  'row.Kwok': 'Two fans',
  'play.Nim': 'Nim',
  'rule.Nim': 'The first fan wins. The second gives your stake back. The other two lose.',
  'row.Nim': 'Wins, gives back',
  'play.BSOE': 'Big, small, odd, even',
  'rule.BSOE': 'Of the fan: 3 and 4 are big, 1 and 2 small; odd or even.',
  'row.BSOE': 'Your choice',
  'symbol.Nim.1-2': '1 nim 2',
  'symbol.Nim.1-3': '1 nim 3',
  'symbol.Nim.1-4': '1 nim 4',
  'symbol.Nim.2-1': '2 nim 1',
  'symbol.Nim.2-3': '2 nim 3',
  'symbol.Nim.2-4': '2 nim 4',
  'symbol.Nim.3-1': '3 nim 1',
  'symbol.Nim.3-2': '3 nim 2',
  'symbol.Nim.3-4': '3 nim 4',
  'symbol.Nim.4-1': '4 nim 1',
  'symbol.Nim.4-2': '4 nim 2',
  'symbol.Nim.4-3': '4 nim 3',
  'tier.Tod3.3': '3 orders',
  'tier.Tod3.6': '6 orders',
  'tier.Tod4.4': '4 orders',
  'tier.Tod4.6': '6 orders',
  'tier.Tod4.12': '12 orders',
  'tier.Tod4.24': '24 orders',
  'row.0': 'Your numbers',
  'place.0': 'Digit 1',
  'place.1': 'Digit 2',
  'place.2': 'Digit 3',
  'place.3': 'Digit 4',
  'place.4': 'Digit 5',
  'place.5': 'Digit 6',
} as const;

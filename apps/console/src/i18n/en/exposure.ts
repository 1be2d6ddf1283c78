// The exposure of draws on sale.
export const texts = {
  'exposure.help':
    'The draws with the highest possible loss come first. A row that is open or under the pointer keeps its place while the figures refresh.',
  'exposure.none': 'No draw on sale has bets.',
  'exposure.idle': 'Draws on sale without bets: {count}',
  'exposure.risk': 'Stakes and possible payout',
  'exposure.payout': 'Possible payout',
  'exposure.net': 'Worst-case result',
  'exposure.worst': 'Highest liability',
  'exposure.bar': 'Stakes {stake}, possible payout {payout}',
  'exposure.open': 'Numbers of draw {issue}',
  'exposure.numbersOf': 'Liability by number, draw {issue}',
  'exposure.several': 'Tickets with several numbers',
  'exposure.price': 'Odds',
  'exposure.toDraw': 'Open the draw',
  'exposure.close': 'Close',
  'exposure.reduce': 'Reduce odds',
  'exposure.closeNumber': 'Close {name}',
  'exposure.reduceNumber': 'Reduce the odds of {name}',
  'exposure.more': 'The {shown} numbers with the highest liability, of {count}.',
};

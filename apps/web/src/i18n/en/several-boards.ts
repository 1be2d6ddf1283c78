export const texts = {
  title: 'Several boards',
  about: 'Up to four lotteries side by side, with one slip for all of them.',
  aboutList: 'Your lotteries with their countdowns. On a wide screen they stand side by side.',
  add: 'Add a lottery',
  remove: 'Remove {name}',
  left: 'Move {name} to the left',
  right: 'Move {name} to the right',
  up: 'Move {name} up',
  down: 'Move {name} down',
  slipEmpty: 'Pick on any board and add it here. Every bet is listed under its lottery.',
  placed: '{name}: {amount} bet on draw {issue}',
} as const;

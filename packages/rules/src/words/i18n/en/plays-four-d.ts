export const texts = {
  'group.4D': '4D',
  'group.System': 'System',
  'group.Box': 'Box (iBox)',
  'group.Ends': '3D and 2D',
  'play.Big': 'Big',
  'rule.Big':
    'Pick numbers of four digits. You win when one is drawn, in order, as any of the 23 prizes: 1st, 2nd, 3rd, special or consolation.',
  'play.Small': 'Small',
  'rule.Small':
    'Pick numbers of four digits. Only the 1st, 2nd and 3rd prize win, and they pay more than big.',
  'play.Big_System': 'Big, every order',
  'rule.Big_System':
    'Every order of your number is a big ticket of its own with the full prize: up to 24 stakes.',
  'play.Small_System': 'Small, every order',
  'rule.Small_System':
    'Every order of your number is a small ticket of its own with the full prize: up to 24 stakes.',
  'play.Big_iBox': 'Big, box',
  'rule.Big_iBox':
    'One stake for all orders of your number: any order that is drawn wins the big prize shared among the orders.',
  'play.Small_iBox': 'Small, box',
  'rule.Small_iBox':
    'One stake for all orders of your number: any order that is drawn wins the small prize shared among the orders.',
  'play.3D_ABC': '3D, three prizes',
  'rule.3D_ABC':
    'Pick numbers of three digits. You win when the 1st, 2nd or 3rd prize ends in one of them.',
  'play.3D_A': '3D, 1st prize',
  'rule.3D_A': 'Pick numbers of three digits. You win when the 1st prize ends in one of them.',
  'play.2D_ABC': '2D, three prizes',
  'rule.2D_ABC':
    'Pick numbers of two digits. You win when the 1st, 2nd or 3rd prize ends in one of them.',
  'play.2D_A': '2D, 1st prize',
  'rule.2D_A': 'Pick numbers of two digits. You win when the 1st prize ends in one of them.',
  'tier.FIRST': '1st prize',
  'tier.FIRST#': '1st prize ({n} orders)',
  'tier.SECOND': '2nd prize',
  'tier.SECOND#': '2nd prize ({n} orders)',
  'tier.THIRD': '3rd prize',
  'tier.THIRD#': '3rd prize ({n} orders)',
  'tier.SPECIAL': 'special prize',
  'tier.SPECIAL#': 'special prize ({n} orders)',
  'tier.CONSOLATION': 'consolation prize',
  'tier.CONSOLATION#': 'consolation prize ({n} orders)',
  'row.0': 'Your numbers',
  'place.0': 'Digit 1',
  'place.1': 'Digit 2',
  'place.2': 'Digit 3',
  'place.3': 'Digit 4',
} as const;

// The merchants of the house and who stands over it.
export const texts = {
  'menu.merchants': 'Merchants',
  'merchant.make': 'New merchant',
  'merchant.makeEffect':
    'A site of its own with members and money of its own. Currency, time zone and the hour at which a day begins can never be changed. You and who agrees become owners beside the first one; who agrees is shown the link of the first owner, once.',
  'merchant.code': 'Code',
  'merchant.codeHelp': 'Small letters, digits and hyphens; it stays for good.',
  'merchant.name': 'Name of the site',
  'merchant.hosts': 'Hosts',
  'merchant.hostsHelp':
    'With commas between, such as play.example.com. DNS and the certificate must know them.',
  'merchant.currency': 'Currency',
  'merchant.currencyHelp': 'Three capital letters, such as PHP; it stays for good.',
  'merchant.zone': 'Time zone',
  'merchant.cutHour': 'A day begins at (hour)',
  'merchant.cutHourHelp': 'An hour of the time zone, from 0 to 23; it stays for good.',
  'merchant.languages': 'Languages, the first for whoever has none of them',
  'merchant.theme': 'Theme',
  'merchant.theme.dark': 'Dark',
  'merchant.theme.light': 'Light',
  'merchant.age': 'Minimum age',
  'merchant.lotteries': 'Lotteries that are sold',
  'merchant.allLotteries': 'All lotteries of the catalogue',
  'merchant.owner': 'Login name of the first owner',
  'merchant.ownerName': 'The first owner’s name as colleagues see it',
  'merchant.open': 'Open',
  'merchant.closed': 'Closed',
  'merchant.madeAt': 'Made',
  'merchant.change': 'Change',
  'merchant.changeEffect':
    'The site of {code} answers at a new host as soon as a second person agrees, and no longer at one that is taken away.',
  'merchant.addHosts': 'Hosts to add',
  'merchant.removeHosts': 'Hosts to take away',
  'merchant.close': 'Close',
  'merchant.reopen': 'Open again',
  'merchant.closeEffect':
    'The site of {code} says that it is closed: no login, no bet, no deposit, no new withdrawal. Tickets that were sold are decided and paid into balances; withdrawals that wait are paid here. What is left in balances you pay out by adjustments, after members have asked customer service.',
  'merchant.reopenEffect': 'The site of {code} takes logins, bets and deposits again.',
  'operator.steward': 'Steward',
  'operator.act.steward': 'Make a steward',
  'operator.act.unsteward': 'No longer a steward',
  'operator.effect.steward':
    'Once another steward agrees, {name} may make, change and close merchants.',
  'operator.effect.unsteward':
    'Once another steward agrees, {name} no longer makes, changes or closes merchants.',
};

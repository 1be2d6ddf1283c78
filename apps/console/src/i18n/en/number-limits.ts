// Numbers that are closed, pay less or are limited.
export const texts = {
  'limits.title': 'Number limits',
  'limits.add': 'Add a limit',
  'limits.none': 'No number is closed, reduced or limited.',
  'limits.number': 'Number',
  'limits.what': 'Effect',
  'limits.untilNotice': 'Until further notice',
  'limits.madeBy': 'Made by',
  'limits.stands': 'In force',
  'limits.ended': 'Ended',
  'limits.over': 'Draw has passed',
  'limits.end': 'End',
  'limits.endEffect':
    'From now on bets are taken as if the limit had never been made. Bets that were taken keep their odds.',
  'limits.closed': 'Closed',
  'limits.pays': 'Pays {percent} % of the odds',
  'limits.most': '{of}: at most {most}',
  'limits.pairMost': 'Opposite sides by one member: at most {most} on the lesser',
  'limits.scope': 'Counted',
  'limits.scope.merchant': 'All members together',
  'limits.scope.member': 'Each member',
  'limits.scope.order': 'Each order',
  'limits.measure': 'Measured as',
  'limits.measure.stake': 'stake',
  'limits.measure.liability': 'possible payout',
  'limits.kind.close': 'Close the number',
  'limits.kind.reduce': 'Reduce the odds',
  'limits.kind.cap': 'Limit the number',
  'limits.kind.pair': 'Limit opposite sides',
  'limits.effect.close': 'Bets on the number are refused, and it is crossed out on the pads.',
  'limits.effect.reduce':
    'New bets on the number are sold at this part of its odds; players see it before they confirm.',
  'limits.effect.cap':
    'Orders that would take the number above the amount in one draw are refused with what is left. What a member placed before does not count.',
  'limits.effect.pair':
    'A member may bet on big and small, odd and even, dragon and tiger in one draw up to this amount on the lesser side; 0 forbids it.',
  'limits.numberHelp': 'The play, then the number: FixedPlace:4:7, Lo2:12, Top3:701',
  'limits.capHelp':
    'A number such as Lo2:12, Lo2:* for each number of a play, or * for each of the lottery',
  'limits.issueHelp': 'The number of one coming draw; empty until further notice',
  'limits.percent': 'Odds paid, %',
  'limits.amount': 'Maximum',
};

export const texts = {
  counting: 'Counting…',
  oneIn: '1 in {count}',
  edgeOf: 'edge {percent}',
  notCounted: 'Chance not known',
  net: 'Net',
  title: 'What to expect of this bet',
  chance: 'Chance of a win',
  chanceValue: '1 in {count} ({percent})',
  unknown: 'cannot be counted here',
  back: 'Comes back on average',
  backValue: '{back} of {stake}',
  edge: 'House edge',
  wonOf: 'Of 100 such bets, about {count} win.',
  wonRarely: 'It wins about once in {count} such bets.',
  aheadLess: 'Some wins pay less than the whole stake: {percent} of draws end above it.',
  costOf: '100 such bets stake {stake}. About {back} comes back; {cost} is what they cost.',
  gainOf: '100 such bets stake {stake}. About {back} comes back, {cost} more than that.',
  assumes:
    'Exact if every result is equally likely, which draws of ours prove and draws elsewhere are assumed to be. Short runs differ a lot from the average.',
  assumesUnknown:
    'How often these picks win together cannot be counted here, so no chance is given.',
  chaseTitle: 'How such a plan ends',
  chaseUnknown:
    'How often these bets win together cannot be counted here, so no figures are given.',
  chaseHundred:
    'Played 100 times, such a plan is ruined about {count} times and costs {amount} each time on average.',
  chaseHundredGain:
    'Played 100 times, such a plan is ruined about {count} times and brings {amount} each time on average.',
  chaseRarely:
    'Played 100 times, such a plan is hardly ever ruined, and costs {amount} each time on average.',
  chaseRarelyGain:
    'Played 100 times, such a plan is hardly ever ruined, and brings {amount} each time on average.',
  chaseWon: 'A draw wins',
  chaseRuined: 'Ruined: all {count} draws lose',
  chaseMean: 'Average result',
  chaseWorst: 'Worst result',
  chaseStaked: 'Staked on average',
  chaseChart: 'Results of the plan by how often they come',
  chaseResult: 'Result',
  chaseStep: 'In the chart, results are rounded to {amount}.',
} as const;

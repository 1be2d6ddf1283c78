// Signing in through providers, as an operator sets it up.
export const texts = {
  'setting.social': 'Sign-in through providers',
  'setting.socialEffect':
    'Decides who may vouch for members that log in. A second person must agree.',
  'social.switchWaits': 'Can be switched on once “{field}” is filled in.',
  'social.provided': 'Secrets and addresses of the providers',
  'social.clientId': 'Client ID',
  'social.botId': 'Number of the bot',
  'social.botIdHelp': 'It stands before the colon of the bot’s token.',
  'social.botName': 'Name of the bot',
  'social.advanced': 'Advanced',
  'social.issuer': 'Address of the provider',
  'social.issuerHelp':
    'Empty for the provider’s own. Whoever stands at this address can vouch for every linked member.',
  'social.redirects': 'Tell the provider to allow these redirect addresses:',
  'social.redirect': 'Redirect address',
};

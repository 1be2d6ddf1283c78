// What members confirm a login with, and the merchant's rules for it.
export const texts = {
  'factor.title': 'Confirming logins',
  'factor.none': 'no',
  'factor.since': 'in place',
  'factor.mobile': 'Mobile number verified',
  'factor.email': 'Mail address verified',
  'factor.authenticator': 'Authenticator app',
  'factor.recoveryCodes': 'Recovery codes left',
  'factor.lockedUntil': 'Codes locked until',
  'factor.trustedDevices': 'Trusted devices',
  'factor.payoutHeldUntil': 'Withdrawals rest until',
  'factor.act.authenticator': 'Remove authenticator',
  'factor.act.devices': 'Forget devices',
  'factor.ask': 'Ask a second operator',
  'factor.effect.authenticator':
    'Once a second operator agrees, {name} loses the authenticator and its recovery codes, is logged out everywhere, is told, and cannot withdraw for a while. Make sure that it is the member who asks.',
  'factor.effect.devices':
    '{name} is logged out everywhere, and the next login from each device counts as one from a new device.',
  'attempt.unverified': 'Second step failed',
  'attempt.recovery': 'recovery code',
  'attempt.authenticator': 'authenticator',
  'attempt.mobile': 'code by SMS',
  'attempt.email': 'code by mail',
  'setting.verification': 'Second step of a login',
  'setting.verificationEffect':
    'Decides what members must bring beside the password. An authenticator is always asked of who has one.',
  'verification.everyLogin':
    'Ask everybody at every login; trusted devices and kept logins do not count, and who has nothing to be asked for verifies a number or address',
  'verification.unknownAddress':
    'Ask for a code where neither the device nor the network was used before',
  'verification.bankName': 'Beside such a code, ask for the name on the bank account',
  'verification.trustDays': 'Days for which a device can be trusted',
  'verification.payoutHoldHours': 'Hours without withdrawals after a new number or e-mail',
};

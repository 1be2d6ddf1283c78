// Alerts of new withdrawals.
export const texts = {
  'alert.title': 'Alerts',
  'alert.help':
    'Tells you of each new withdrawal that waits for a person, in this browser, while the console is open. Of several tabs, one does.',
  'alert.desktop': 'Desktop notification',
  'alert.sound': 'Sound',
  'alert.try': 'Play the sound',
  'alert.denied':
    'The browser does not allow notifications from this page. Allow them in its site settings and switch this on again.',
  'alert.one': 'New withdrawal: {amount}',
  'alert.several': '{count} new withdrawals',
};

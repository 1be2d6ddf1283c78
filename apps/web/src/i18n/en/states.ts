export const texts = {
  'maintenance.title': 'We will be right back',
  'maintenance.text': 'The site is being improved. Balances and open tickets are safe.',
  'maintenance.until': 'We expect to open again on {time}.',
  'maintenance.left': 'Opens in',
  'region.title': 'Not available where you are',
  'region.text': 'The law or our licence does not allow us to serve your region.',
  'region.address': 'We see you at the address {address}. If this is wrong, contact us.',
  contact: 'Contact support',
  'popup.title': 'A window was blocked',
  'popup.text':
    'Your browser did not let a window open. Allow pop-ups for this site in the address bar, or open it here.',
  'popup.open': 'Open in a new tab',
  'unsafe.title': 'The address is not valid',
  'unsafe.text':
    'A window was to open at an address that is not valid, so it stayed closed. Please contact customer service.',
} as const;

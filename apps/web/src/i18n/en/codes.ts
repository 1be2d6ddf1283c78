// Texts of the forms at the door: login, registration, a forgotten password.
export const texts = {
  title: 'The number could not be confirmed',
  'firebase.invalid-phone-number': 'This phone number is not valid. Check it and the country code.',
  'firebase.missing-phone-number': 'Enter your phone number first.',
  'firebase.too-many-requests': 'Too many requests. Please try again after 5 minutes.',
  'firebase.invalid-verification-code': 'Enter a valid verification code.',
  'firebase.missing-verification-code': 'Enter the verification code.',
  'firebase.captcha-check-failed': 'The check that you are a person failed. Please try again.',
  'firebase.quota-exceeded': 'No more codes can be sent right now. Please try again later.',
  'firebase.operation-not-allowed':
    'Codes by SMS are switched off here. Please contact the customer service.',
  'firebase.code-expired': 'The code has expired. Please send another.',
  'firebase.popup-closed-by-user': 'Login failed, please try again.',
  'firebase.unknown': 'An unknown error happened. Please try again.',
} as const;

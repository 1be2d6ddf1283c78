// Texts of the editor of the registration's rules.
export const texts = {
  'register.language': 'Language of the form',
  'register.way': 'Way to register',
  'register.byUsername': 'Username',
  'register.byMobile': 'Mobile number',
  'register.tryIt': 'Type into a field, or press an example, to see what a visitor is told.',
  'register.passes': 'Example that passes: {example}',
  'register.fails': 'Example that fails: {example}',
  'register.impossible': 'No text fits this form and length: nobody could fill the field in.',
  'register.optional': '{name} (optional)',
  'register.minLength': 'shortest',
  'register.maxLength': 'longest',
  'register.always': 'Always asked',
  'register.featureOff': 'Registering by mobile number is switched off under Features.',
};

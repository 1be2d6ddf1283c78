export type SocialProvider = 'google' | 'facebook' | 'line' | 'telegram';

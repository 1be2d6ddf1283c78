/** Texts that are the same in another language. */
export const SAME_IN_ALL_LANGUAGES: readonly RegExp[] = [
  // Brands, formats and abbreviations that are not translated.
  /^[\d\s.,:;/+*#%()[\]{}<>=!?&@|_-]*$/,
  /^\{\w+\}( ?[·:/x×–-]? ?\{\w+\})*$/,
  /^Fairhouse$/,
  /^(Facebook|Telegram|Line|Google|WhatsApp|Zalo|Viber|YouTube|Instagram|GCash|Maya|MoMo)$/,
  /^(CSV|JSON|SMS|OTP|TOTP|QR|PIN|VIP|RTP|ID|IP|PHP|VND|URL|API|SHA-256|HMAC|OK|FAQ|Email|E-mail)$/,
  // Words that Indonesian and Vietnamese share with English.
  /^(Bonus|Total|Total \{side\}|Transfer|Menu|Deposit|E-sports|No\. \{issue\})$/,
  /^(English|简体中文|Bahasa Indonesia|ไทย|Tiếng Việt)$/,
  // Names of games and their terms, and places, as players of every language write them.
  /^(SSC|11x5|K3|PK10|PC28|Lucky 28|Keno|Mark Six|WinGo|Togel( 4D)?|Baccarat)$/,
  /^(Top (10|\{n\})|4D 3D 2D|\{n\}D( full| BB)?|Full)$/,
  /^(Tai xiu|Tài,? xỉu|Tài|Xỉu|Xoc dia|Xóc đĩa|Xiên( \{n\}| quay)?|xiên \{n\}|Trượt \{n\})$/,
  /^(Colok( bebas| naga| jitu| Macau)?|Dasar|Silang, homo|Kembang, kempis|As|Kop|Kepala|Ekor)$/,
  /^(Fan-tan|Fan|Kwok|Nim|\d nim \d|[A-E])$/,
  /^(PCSO|\dD|Lucky Pick( \{n\})?|Rambolito( \{n\})?|Straight|\{n\}-Roll)$/,
  /^(Vietnam|Laos|Hanoi|Philippines|Thailand|Hanoi …)$/,
];

// Names of lotteries in the five languages: a family's name with its interval, or an own name.
import { LANGUAGES, type Language } from '@fairhouse/values';

export type Names = Readonly<Record<Language, string>>;

/** The same name in every language, for names of places and companies that are not translated. */
export function sameName(name: string): Names {
  return eachLanguage(() => name);
}

/** The same name in every language but Chinese, which has its own for places and companies. */
export function chineseName(name: string, chinese: string): Names {
  return { ...sameName(name), CN: chinese };
}

/** `SSC 1 minute`, `1分钟时时彩`. */
export function intervalName(family: Names, seconds: number): Names {
  return eachLanguage((language) => {
    const pace = intervalText(language, seconds);
    return language === 'CN' ? `${pace}${family.CN}` : `${family[language]} ${pace}`;
  });
}

/** `Guangdong 11x5`, `广东11选5`. */
export function placeName(place: Names, family: Names): Names {
  return eachLanguage((language) =>
    language === 'CN' ? `${place.CN}${family.CN}` : `${place[language]} ${family[language]}`,
  );
}

function eachLanguage(say: (language: Language) => string): Names {
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Names;
}

function intervalText(language: Language, seconds: number): string {
  const minutes = seconds % 60 === 0;
  const count = minutes ? seconds / 60 : seconds;
  switch (language) {
    case 'EN':
      return minutes ? `${count} minute${count === 1 ? '' : 's'}` : `${count} seconds`;
    case 'CN':
      return minutes ? `${count}分钟` : `${count}秒`;
    case 'ID':
      return minutes ? `${count} menit` : `${count} detik`;
    case 'TH':
      return minutes ? `${count} นาที` : `${count} วินาที`;
    case 'VI':
      return minutes ? `${count} phút` : `${count} giây`;
  }
}

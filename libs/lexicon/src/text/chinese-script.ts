import { Converter } from 'opencc-js/t2cn';

let toSimplified: ((text: string) => string) | undefined;

/** Returns Chinese in simplified characters: `蘋果` → `苹果`. The first call takes about 15 ms. */
export function inSimplifiedCharacters(text: string): string {
  const convert = (toSimplified ??= Converter({ from: 't', to: 'cn' }));
  return convert(text);
}

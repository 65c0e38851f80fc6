import { plainWords } from '../plain-words.ts';

/** As long as the register takes it. */
const longest = 20;

/** A code as they are written, from a name: its words without accents, as many as fit. */
export const codeOf = (name: string): string => {
  const [first = '', ...others] = plainWords(name).map((one) => one.toUpperCase());
  let code = first.slice(0, longest);
  for (const one of others) {
    if (code.length + 1 + one.length > longest) break;
    code += `_${one}`;
  }
  return code;
};

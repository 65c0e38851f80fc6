/** As long as the register takes it. */
const longest = 20;

/** A code as they are written, from a name: its words without accents, as many as fit. */
export const codeOf = (name: string): string => {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((one) => one !== '');
  const [first = '', ...others] = words;
  let code = first.slice(0, longest);
  for (const one of others) {
    if (code.length + 1 + one.length > longest) break;
    code += `_${one}`;
  }
  return code;
};

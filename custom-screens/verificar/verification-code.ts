const length = 16;

/** What a person typed, read as a code; case, spaces and dashes do not matter, and letters that look like digits are digits. */
type CodeReading =
  | { readonly codigo: string }
  | { readonly problem: 'vazio' | 'letra' }
  | { readonly problem: 'incompleto'; readonly n: number };

export const readTypedCode = (typed: string): CodeReading => {
  const clean = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0');
  if (clean === '') return { problem: 'vazio' };
  if (clean.includes('U')) return { problem: 'letra' };
  if (clean.length !== length) return { problem: 'incompleto', n: clean.length };
  return { codigo: (clean.match(/.{4}/g) ?? []).join('-') };
};

const hidden = '…';

/** What may carry a secret in a line of the log, although nothing writes it on purpose. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    /("(?:[^"\\]*)(?:senha|password|token|authorization|cookie|segredo|secret|chave)[^"\\]*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi,
    `$1"${hidden}"`,
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [/([?&;](?:bilhete|token|codigo|code|state|senha|password|secret)=)[^&\s"\\;]*/gi, `$1${hidden}`],
  [/(\w+:\/\/[^\s:/@"\\]+:)[^\s@"\\]+@/g, `$1${hidden}@`],
  [/(\$argon2\w*\$)[^\s"\\]+/g, `$1${hidden}`],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, hidden],
];

/** A line without passwords, tokens, keys and addresses of one use. */
export const hideSecrets = (line: string): string =>
  patterns.reduce((text, [pattern, shown]) => text.replace(pattern, shown), line);

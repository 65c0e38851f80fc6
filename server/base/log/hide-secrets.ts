const hidden = '…';

/**
 * A log is written by whoever sends requests: no pattern here starts again over what another start of it has read, so
 * that the time grows with the line and no faster. A text in quotes, an address and a key are taken whole, or not at all.
 */
const quoted = String.raw`"(?:[^"\\]|\\.?)*(?:"|$)`;
const pairs = new RegExp(String.raw`(${quoted})(?:(\s*:\s*)(${quoted}|[^\s",:{}[\]]+))?`, 'gs');
/** A pair inside a text in quotes, as JSON within JSON has it. */
const inner = /((?<!\\)\\+"([^"\\]*)\\+"\s*:\s*\\+")[^"\\]*/g;
const secretName = /senha|password|token|authorization|cookie|segredo|secret|chave/i;
const schemes = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const addressed = /([?&;](?:bilhete|token|codigo|code|state|senha|password|secret)=)[^&\s"\\;]*/gi;
const addresses = /:\/\/[^\s"\\]*/g;
const hashes = /(\$argon2\w*\$)[^\s"\\]+/g;
const privateKeys = /-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/gs;

/** A line without passwords, tokens, keys and addresses of one use. */
export const hideSecrets = (line: string): string =>
  line
    .replace(privateKeys, hidden)
    .replace(pairs, hidePair)
    .replace(schemes, `$1 ${hidden}`)
    .replace(addressed, `$1${hidden}`)
    .replace(addresses, hidePasswords)
    .replace(hashes, `$1${hidden}`);

const hidePair = (whole: string, name: string, between?: string, value?: string): string => {
  if (between === undefined || value === undefined) return hideInner(name);
  if (secretName.test(name)) return `${hideInner(name)}${between}"${hidden}"`;
  return `${hideInner(name)}${between}${hideInner(value)}`;
};

const hideInner = (text: string): string =>
  text.replace(inner, (whole, before: string, name: string) =>
    secretName.test(name) ? `${before}${hidden}` : whole,
  );

/** `://pessoa:senha@servidor`: what stands between the first colon and the last at sign. */
const hidePasswords = (address: string): string =>
  address
    .split('://')
    .map((part) => {
      const colon = part.indexOf(':');
      const at = part.lastIndexOf('@');
      return colon > 0 && at > colon + 1 ? `${part.slice(0, colon + 1)}${hidden}${part.slice(at)}` : part;
    })
    .join('://');

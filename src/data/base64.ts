export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

export const fromBase64 = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written), (character) => character.charCodeAt(0));

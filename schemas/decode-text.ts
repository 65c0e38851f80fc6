/**
 * A text as it was written: in UTF-8 or, as older systems do, in Windows-1252, which Latin-1 is read as (WHATWG Encoding, 4.2). A
 * beginning alone may end in the middle of a sign, which is left out.
 */
export const decodeText = (bytes: ArrayBuffer | Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

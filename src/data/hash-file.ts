/** Whether this browser computes digests here: on plain http beyond this machine it does not. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Largest file that is read whole into memory. */
export const largestFile = 300 * 1_048_576;

/** The SHA-256 of a file, in hexadecimal; the file does not leave the computer. */
export const hashFile = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

import type { Bytes } from '#schemas/der/write.ts';
import forge from 'node-forge';

const binary = (bytes: Bytes): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Ciphers that browsers do not have; nothing when the key does not open it. */
export const decryptOld = (
  cipher: '3DES' | 'RC2',
  key: Bytes,
  iv: Bytes,
  closed: Bytes,
): Bytes | undefined => {
  // two keys make the three of this cipher, the first one again
  const whole = key.length === 16 && cipher === '3DES' ? [...key, ...key.slice(0, 8)] : [...key];
  const decipher =
    cipher === '3DES'
      ? forge.cipher.createDecipher('3DES-CBC', binary(Uint8Array.from(whole)))
      : forge.rc2.createDecryptionCipher(binary(key), key.length * 8);
  if (cipher === '3DES') decipher.start({ iv: binary(iv) });
  else decipher.start(binary(iv));
  decipher.update(forge.util.createBuffer(binary(closed)));
  if (!decipher.finish()) return undefined;
  return Uint8Array.from(decipher.output.getBytes(), (character) => character.charCodeAt(0));
};

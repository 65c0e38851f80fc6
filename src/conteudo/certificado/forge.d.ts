/** What is used of the package: two ciphers that no browser has any more. */
declare module 'node-forge' {
  interface Buffer {
    getBytes: () => string;
  }
  interface Decipher {
    readonly output: Buffer;
    start: (start: string | { readonly iv: string }) => void;
    update: (input: Buffer) => void;
    finish: () => boolean;
  }
  const forge: {
    readonly cipher: { createDecipher: (name: '3DES-CBC', key: string) => Decipher };
    readonly rc2: { createDecryptionCipher: (key: string, bits: number) => Decipher };
    readonly util: { createBuffer: (bytes: string) => Buffer };
  };
  // oxlint-disable-next-line no-restricted-exports -- it is what the package gives
  export default forge;
}

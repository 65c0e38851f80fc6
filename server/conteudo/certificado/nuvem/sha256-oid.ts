/** SHA-256, as both protocols name it. */
export const sha256Oid = '2.16.840.1.101.3.4.2.1';

/** RFC 8551: a signature apart from what it signs. */
export const besideType = 'application/pkcs7-signature';

/** How the signatures beside a file are called, as other programs look for them. */
export const besideName = (name: string): string => `${name}.p7s`;

import { decodeXml } from '#schemas/xml/decode-xml.ts';
import { contentToSign, wholeFileDigest } from '#schemas/xml/signed-content.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { OtherFile } from './require-same-file.ts';

/**
 * Compares what the key is about to sign with the XML that the person read: the digest inside it is of that file, whole, with
 * nothing but signatures left out.
 * @throws OtherFile
 */
export const requireSameXml = async (signedInfo: Bytes, shown: Bytes): Promise<void> => {
  const said = wholeFileDigest(new TextDecoder().decode(signedInfo));
  const content = new TextEncoder().encode(contentToSign(decodeXml(shown).document));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (said !== btoa(String.fromCharCode(...digest))) throw new OtherFile();
};

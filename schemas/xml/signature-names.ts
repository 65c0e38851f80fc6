/** Names of XML signatures (W3C XMLDSig, ETSI EN 319 132). */
export const xmlNames = {
  signature: 'http://www.w3.org/2000/09/xmldsig#',
  advanced: 'http://uri.etsi.org/01903/v1.3.2#',
  advancedLater: 'http://uri.etsi.org/01903/v1.4.1#',
  exclusive: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  inclusive: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  inclusiveLater: 'http://www.w3.org/2006/12/xml-c14n11',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  xpath: 'http://www.w3.org/TR/1999/REC-xpath-19991116',
  filter: 'http://www.w3.org/2002/06/xmldsig-filter2',
  base64: 'http://www.w3.org/2000/09/xmldsig#base64',
  manifest: 'http://www.w3.org/2000/09/xmldsig#Manifest',
  signedProperties: 'http://uri.etsi.org/01903#SignedProperties',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  rsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  ecdsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  /** Names of attributes by which an element is pointed at. */
  ids: /^(id|xml:id)$/i,
} as const;

/** All but signatures: with it several people sign one file, and none breaks what another signed. */
export const withoutSignatures = 'not(ancestor-or-self::ds:Signature)';

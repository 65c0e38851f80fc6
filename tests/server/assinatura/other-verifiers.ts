import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Authority } from '#tests/setup/certificates.ts';

/** Runs a verifier over files of a folder that goes away. @throws Error with what it says, when it does not accept them */
const verify = (files: Readonly<Record<string, Uint8Array>>, name: string, args: readonly string[]): void => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-outros-'));
  try {
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
    execFileSync(name, args, { cwd: folder, stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** `xmlsec1` accepts so many signatures inside an XML. */
export const xmlsecAccepts = (xml: Buffer, signatures: number, { folder }: Authority): void => {
  for (let place = 1; place <= signatures; place += 1)
    verify({ 'a.xml': xml }, 'xmlsec1', [
      '--verify',
      '--trusted-pem',
      join(folder, 'raiz.crt'),
      '--enabled-key-data',
      'x509',
      '--id-attr:Id',
      'http://uri.etsi.org/01903/v1.3.2#:SignedProperties',
      '--node-xpath',
      `(//*[local-name()='Signature'])[${place}]`,
      'a.xml',
    ]);
};

/** `openssl` accepts every signature of a CMS over what is beside it. */
export const opensslAccepts = (cms: Buffer, file: Buffer, { folder }: Authority): void =>
  verify({ 'a.p7s': cms, 'a.bin': file }, 'openssl', [
    ...'cms -verify -binary -cades -inform DER -in a.p7s -content a.bin -purpose any -out nada'.split(' '),
    '-CAfile',
    join(folder, 'raiz.crt'),
  ]);

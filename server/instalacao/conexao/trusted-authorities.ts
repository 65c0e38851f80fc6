import { existsSync, readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';

/** Where distributions keep the authorities that the machine trusts, the institution's own among them. */
const machineFiles = ['/etc/ssl/certs/ca-certificates.crt', '/etc/pki/tls/certs/ca-bundle.crt'];

let known: string[] | undefined;

/** Whom to trust when another server shows its certificate: the authority that was given, or those of the machine. */
export const trustedAuthorities = (own: string | null): string[] => {
  if (own) return [own];
  known ??= [
    ...rootCertificates,
    ...machineFiles.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
  ];
  return known;
};

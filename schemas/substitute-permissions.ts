import { corePermissions, type PermissionEntry } from './permissions.ts';

/** Its holder signs with what only they carry: nobody does it for them. */
const personal: readonly string[] = ['assinaturaCertificado'];

/**
 * What a substitute may be granted through the absent person: the work with contents, and neither administration, nor the
 * person's own options, nor the signature with a certificate.
 */
export const substitutePermissions: ReadonlySet<string> = new Set(
  Object.entries<PermissionEntry>(corePermissions)
    .filter(([name, { area }]) => area === 'principal' && !personal.includes(name))
    .map(([name]) => name),
);

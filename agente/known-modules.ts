import { join } from 'node:path';

/** Where the makers of tokens and cards put their PKCS#11 modules, the usual ones first. */
export const knownModules = (
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): readonly string[] => {
  switch (platform) {
    case 'win32': {
      const system = join(env['SystemRoot'] ?? 'C:\\Windows', 'System32');
      return [
        join(system, 'eTPKCS11.dll'),
        join(system, 'aetpkss1.dll'),
        join(
          env['ProgramFiles'] ?? 'C:\\Program Files',
          'OpenSC Project',
          'OpenSC',
          'pkcs11',
          'opensc-pkcs11.dll',
        ),
      ];
    }
    case 'darwin':
      return [
        '/usr/local/lib/libeTPkcs11.dylib',
        '/usr/local/lib/libaetpkss.dylib',
        '/Library/OpenSC/lib/opensc-pkcs11.so',
      ];
    default:
      return [
        '/usr/lib/libeToken.so',
        '/usr/lib/libeTPkcs11.so',
        '/usr/lib/libaetpkss.so.3',
        '/usr/lib/libaetpkss.so',
        '/usr/lib/x86_64-linux-gnu/opensc-pkcs11.so',
        '/usr/lib64/opensc-pkcs11.so',
        '/usr/lib/opensc-pkcs11.so',
      ];
  }
};

export { identityProblems } from './check-identity-settings.ts';
export { rulesThatAdminister } from './rules-that-administer.ts';
export { directoryInUse } from './directory-in-use.ts';
export { confirmByDirectory, enterByDirectory } from './directory-password.ts';
export { beginProviderEntry, finishProviderEntry } from './provider-entry.ts';
export { providerSignOut } from './provider-sign-out.ts';
export { testDirectory } from './test-directory.ts';
export { testProvider } from './test-provider.ts';

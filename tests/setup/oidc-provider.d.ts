declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface Context {
    readonly oidc: {
      readonly client?: { readonly clientId: string };
      readonly session?: { readonly accountId?: string };
      readonly provider: {
        readonly Grant: new (of: { readonly clientId: string; readonly accountId: string }) => Grant;
      };
    };
  }
  interface Account {
    readonly accountId: string;
    claims(): Record<string, unknown>;
  }

  /** The part of the provider that the tests use; the package brings no types. */
  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        readonly clients: readonly object[];
        readonly pkce: { required(): boolean };
        readonly ttl: Readonly<Record<string, number>>;
        readonly cookies: { readonly keys: readonly string[] };
        readonly claims: Readonly<Record<string, readonly string[]>>;
        findAccount(ctx: Context, sub: string): Account | undefined;
        loadExistingGrant(ctx: Context): Promise<Grant>;
      },
    );
    callback(): RequestListener;
  }
}

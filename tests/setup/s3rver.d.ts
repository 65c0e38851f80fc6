declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    readonly directory: string;
    readonly silent: boolean;
    readonly allowMismatchedSignatures: boolean;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }
  class S3rver {
    constructor(options: Options);
    readonly logger: { close(): void };
    callback(): RequestListener;
    configureBuckets(): Promise<void>;
  }
  export = S3rver;
}

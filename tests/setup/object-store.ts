import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A store of objects that speaks S3, on a port and in a folder of its own. */
export interface ObjectStore {
  readonly port: number;
  readonly address: string;
  /** Where its objects lie, for who would damage one. */
  readonly folder: string;
  readonly seen: SeenRequest[];
  /** Cuts every connection from now on, answers that it is busy, or answers nothing. */
  state: 'open' | 'cut' | 'busy' | 'mute';
  /** Names of the objects of a bucket. */
  names(bucket: string): Promise<string[]>;
  close(): Promise<void>;
}

export const accessKey = 'S3RVER';

/** `anySignature` takes requests as they come: it knows no right one of those that name the bucket in the host. */
export const openObjectStore = async (
  buckets: readonly string[],
  { anySignature = false } = {},
): Promise<ObjectStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-objetos-'));
  const store = new S3rver({
    directory: folder,
    silent: true,
    allowMismatchedSignatures: anySignature,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  await store.configureBuckets();
  const answer = store.callback();
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    if (opened.state === 'cut') return void request.socket.destroy();
    if (opened.state === 'mute') return;
    if (opened.state === 'busy')
      return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    return answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opened: ObjectStore = {
    port,
    address: `http://127.0.0.1:${port}`,
    folder,
    seen,
    state: 'open',
    names: async (bucket) => {
      const all = await readdir(join(folder, bucket), { recursive: true });
      return all.flatMap((name) =>
        name.endsWith('._S3rver_object') ? [name.slice(0, -'._S3rver_object'.length)] : [],
      );
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      store.logger.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return opened;
};

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Authority } from './certificates.ts';

/** An authority of time of our own (RFC 3161): OpenSSL answers, and a test says when it misbehaves. */
export interface TimeAuthority {
  readonly port: number;
  readonly url: string;
  /** How many it was asked for. */
  readonly asked: () => number;
  answer: 'token' | 'refuses' | 'replays' | 'fails';
  readonly stop: () => Promise<void>;
}

/** @param name the files of its certificate and key in the folder of the authority */
export const startTimeAuthority = async (authority: Authority, name: string): Promise<TimeAuthority> => {
  const { folder } = authority;
  writeFileSync(join(folder, `${name}.serial`), '01\n');
  writeFileSync(
    join(folder, `${name}.tsa`),
    `[tsa]\ndefault_tsa=t\n[t]\nserial=${name}.serial\nsigner_cert=${name}.crt\nsigner_key=${name}.key\ncerts=ac.crt\n` +
      'signer_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256\naccuracy=secs:1\ness_cert_id_chain=no\ness_cert_id_alg=sha256\n',
  );
  let asked = 0;
  let last: Buffer | undefined;
  const reply = (query: Buffer): Buffer => {
    writeFileSync(join(folder, 'pedido.tsq'), query);
    return execFileSync('openssl', ['ts', '-reply', '-config', `${name}.tsa`, '-queryfile', 'pedido.tsq'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  };
  const answer = async (request: IncomingMessage): Promise<Buffer> => {
    asked += 1;
    const query = await buffer(request);
    if (request.headers['content-type'] !== 'application/timestamp-query') throw new Error('not a query');
    if (self.answer === 'refuses') return Buffer.from('30053003020102', 'hex');
    if (self.answer === 'replays' && last) return last;
    if (self.answer === 'fails') throw new Error('down');
    return (last = reply(query));
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (bytes) => response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(bytes),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const self: TimeAuthority = {
    port,
    url: `http://127.0.0.1:${port}/tsp`,
    asked: () => asked,
    answer: 'token',
    stop: () => new Promise((done) => server.close(() => done())),
  };
  return self;
};

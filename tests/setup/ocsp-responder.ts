import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Authority, Holder } from './certificates.ts';

/** Who answers for an authority: itself, or somebody with a certificate of it in its folder. */
export interface Answering {
  readonly by?: string;
  readonly revoked?: boolean;
  /** The authority knows nothing of it. */
  readonly unknown?: boolean;
  readonly more?: string;
}

const openssl = (folder: string, order: string, ...last: readonly string[]): Buffer =>
  execFileSync('openssl', [...order.split(' '), ...last], { cwd: folder, stdio: 'pipe' });

/** The certificate, kept under a name, of somebody who answers for an authority. */
export const issueResponder = (
  { folder }: Authority,
  name: string,
  extensions: string,
  of: Authority = { folder } as Authority,
): void => {
  openssl(folder, `genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out ${name}.key`);
  openssl(folder, `req -new -key ${name}.key -config /dev/null -out ${name}.csr -subj`, `/C=BR/CN=${name}`);
  writeFileSync(join(folder, `${name}.cnf`), `[p]\nbasicConstraints=CA:false\n${extensions}`);
  openssl(
    folder,
    `x509 -req -in ${name}.csr -CA ${join(of.folder, 'ac.crt')} -CAkey ${join(of.folder, 'ac.key')} -CAcreateserial ` +
      `-extfile ${name}.cnf -extensions p -out ${name}.crt -days 30`,
  );
};

/** What OpenSSL answers for an authority to a question about one certificate. */
export const answerOcsp = (
  { folder }: Authority,
  query: Uint8Array,
  about: Holder | readonly Holder[],
  { by = 'ac', revoked = false, unknown = false, more = '' }: Answering = {},
): Buffer => {
  const status = revoked ? 'R\t350101000000Z\t260101000000Z' : 'V\t350101000000Z\t';
  const lines = [about].flat().map(({ pem }, index) => {
    writeFileSync(join(folder, 'perguntado.crt'), pem);
    const serial =
      openssl(folder, 'x509 -in perguntado.crt -noout -serial').toString().trim().split('=')[1] ?? '';
    return `${status}\t${serial}\tunknown\t/CN=a${index}\n`;
  });
  writeFileSync(join(folder, 'ocsp.index'), unknown ? '' : lines.join(''));
  writeFileSync(join(folder, 'pergunta.der'), query);
  openssl(
    folder,
    `ocsp -index ocsp.index -CA ac.crt -rsigner ${by}.crt -rkey ${by}.key -reqin pergunta.der -respout resposta.der ` +
      `-ndays 1${more}`,
  );
  return readFileSync(join(folder, 'resposta.der'));
};

export interface OcspServer {
  readonly port: number;
  readonly url: string;
  /** How it answers, and about whom: one, or several. */
  holder: Holder | readonly Holder[] | undefined;
  answering: Answering;
  asked: number;
  readonly stop: () => Promise<void>;
}

export const startOcspServer = async (authority: Authority): Promise<OcspServer> => {
  const server = createServer((request, response) => {
    void buffer(request).then((query) => {
      self.asked += 1;
      if (!self.holder) return response.writeHead(404).end();
      return response
        .writeHead(200, { 'content-type': 'application/ocsp-response' })
        .end(answerOcsp(authority, query, self.holder, self.answering));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const self: OcspServer = {
    port,
    url: `http://127.0.0.1:${port}/ocsp`,
    holder: undefined,
    answering: {},
    asked: 0,
    stop: () => new Promise((done) => void server.close(() => done())),
  };
  return self;
};

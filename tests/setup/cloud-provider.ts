import { execFileSync } from 'node:child_process';
import { createHash, randomUUID, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { derTime, objectId, octets, setOf } from '#schemas/der/write.ts';
import { oid } from '#server/ferramentas/signature/algorithms.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { attribute } from '#server/ferramentas/signature/signed-attributes.ts';
import { signedData } from '#server/ferramentas/signature/signed-data.ts';
import { bronze, client, pin } from './cloud-words.ts';
import type { Authority, Holder } from './certificates.ts';

type CloudKind = 'PSC' | 'CSC' | 'CMS';

/** A provider of our own that keeps the certificate of one person and signs with it: a PSC, a CSC or one that gives whole signatures, which misbehaves when told. */
export interface CloudProvider {
  readonly port: number;
  readonly url: string;
  holder: Holder;
  answer: 'signs' | 'refuses' | 'wrongValue' | 'silent' | 'bronze';
  /** How the credential of a CSC is allowed: on a page, or by what the person types. */
  mode: 'oauth2code' | 'explicit' | 'older' | 'challenge';
  /** The code that the CSC sent last, when asked. */
  code: string;
  /** What a whole signature is of, where it is not of what was asked. */
  whole: { readonly digest?: string; readonly holder?: Holder };
  /** How the person answered on its page: the query with which it sends them back. */
  readonly consent: (address: string) => string;
  /** All that it was asked, as `path body`. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
}

interface Given {
  readonly challenge: string;
  readonly redirect: string;
  readonly scope: string;
  readonly hashes: string | undefined;
}

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(error);
  }
}

const factors = [
  { type: 'Password', id: 'PIN', format: 'N', label: 'PIN do certificado' },
  { type: 'Password', id: 'OTP', format: 'N' },
];
/** What each mode says of how it is allowed; the older one as the first version of the protocol says it. */
const allowances: Readonly<Record<CloudProvider['mode'], object>> = {
  oauth2code: { auth: { mode: 'oauth2code' } },
  explicit: { auth: { mode: 'explicit', expression: 'PIN AND OTP', objects: factors } },
  older: {
    auth: { mode: 'explicit' },
    PIN: { presence: 'true', format: 'N', label: 'PIN do certificado' },
    OTP: { presence: 'true', type: 'online', format: 'N' },
  },
  challenge: {
    auth: { mode: 'explicit', objects: [{ type: 'ChallengeResponse', id: 'RESPOSTA', format: 'N' }] },
  },
};
/** What the device of a person answers to a challenge. */
export const answerTo = (challenge: string): string => [...challenge].reverse().join('');
const pem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;
const base64url = (hash: string): string => Buffer.from(hash, 'base64').toString('base64url');

export const startCloudProvider = async (
  kind: CloudKind,
  authority: Authority,
  holder: Holder,
): Promise<CloudProvider> => {
  const codes = new Map<string, Given>();
  const tokens = new Map<string, Given>();
  const consent = (address: string): string => {
    const { searchParams: query } = new URL(address);
    const state = query.get('state') ?? '';
    if (self.answer === 'refuses') return new URLSearchParams({ error: 'access_denied', state }).toString();
    if (query.get('code_challenge_method') !== 'S256' || query.get('client_id') !== client.id)
      throw new Error(`not an authorisation: ${address}`);
    const code = randomUUID();
    codes.set(code, {
      challenge: query.get('code_challenge') ?? '',
      redirect: query.get('redirect_uri') ?? '',
      scope: query.get('scope') ?? '',
      hashes: query.get('hashes') ?? undefined,
    });
    return new URLSearchParams({ code, state }).toString();
  };

  const token = (body: string): object => {
    const form = new URLSearchParams(body);
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret)
      throw new Refused(401, 'invalid_client');
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!given || given.challenge !== challenge || given.redirect !== form.get('redirect_uri'))
      throw new Refused(400, 'invalid_grant');
    const access = randomUUID();
    tokens.set(access, given);
    return { access_token: access, token_type: 'Bearer', expires_in: 300 };
  };

  const tokenOf = (request: IncomingMessage): string =>
    (request.headers.authorization ?? '').replace('Bearer ', '');
  const spend = (request: IncomingMessage): void => void tokens.delete(tokenOf(request));
  const allowedBy = (request: IncomingMessage): Given => {
    const given = tokens.get(tokenOf(request));
    if (!given) throw new Refused(401, 'invalid_token');
    return given;
  };
  /** The value of the key over a digest that is ready, as OpenSSL makes it. */
  const valueOver = (hash: string): string => {
    if (self.answer === 'wrongValue') return Buffer.alloc(256, 7).toString('base64');
    writeFileSync(join(authority.folder, 'nuvem.key'), self.holder.key);
    const order = ['pkeyutl', '-sign', '-inkey', 'nuvem.key', '-pkeyopt', 'digest:sha256'];
    const input = Buffer.from(hash, 'base64');
    return execFileSync('openssl', order, { cwd: authority.folder, input }).toString('base64');
  };

  /** A whole signature with nothing in it but what PKCS#7 asks for, and the certificate of the person alone. */
  const wholeOver = (hash: string, { der, key }: Holder): Buffer => {
    const certificate = readCertificate(der);
    const attributes = setOf(
      attribute(oid.contentType, objectId(oid.data)),
      attribute(oid.messageDigest, octets(Buffer.from(hash, 'base64'))),
      attribute(oid.signingTime, derTime(new Date())),
    );
    const signature = self.answer === 'wrongValue' ? Buffer.alloc(256, 7) : sign('sha256', attributes, key);
    return Buffer.from(signedData([{ attributes, signature, certificate }], []));
  };

  const psc: Record<string, (request: IncomingMessage, body: string) => object> = {
    '/v0/oauth/token': (_request, body) => token(body),
    '/v0/oauth/certificate-discovery': (request) => {
      allowedBy(request);
      const certificate = pem(self.holder.der) + pem(authority.intermediate);
      return { status: 'S', certificates: [{ alias: 'meu', certificate }] };
    },
    '/v0/oauth/signature': (request, body) => {
      const { hashes } = JSON.parse(body) as { hashes: { id: string; hash: string }[] };
      const { scope } = allowedBy(request);
      if (scope === 'single_signature' && hashes.length > 1) throw new Refused(403, 'insufficient_scope');
      // but for a session, a leave serves one call
      if (scope !== 'signature_session') spend(request);
      const signatures = hashes.map(({ id, hash }) => ({ id, raw_signature: valueOver(hash) }));
      return { certificate_alias: 'meu', signatures: signatures.toReversed() };
    },
  };
  const csc: typeof psc = {
    '/v0/info': () => ({ specs: '2.0.0.2', name: 'Nuvem de ensaio' }),
    '/v0/oauth2/token': (_request, body) => token(body),
    '/v0/credentials/list': (request) => {
      allowedBy(request);
      return { credentialIDs: ['de-senha', 'meu'] };
    },
    '/v0/credentials/info': (request, body) => {
      allowedBy(request);
      const { credentialID } = JSON.parse(body) as { credentialID: string };
      return {
        key: { status: 'enabled' },
        cert: {
          certificates: [self.holder.der, authority.intermediate].map((one) => one.toString('base64')),
        },
        ...(credentialID === 'meu' ? allowances[self.mode] : { auth: { mode: 'implicit' } }),
      };
    },
    '/v0/signatures/signHash': (request, body) => {
      const { scope, hashes: allowed } = allowedBy(request);
      const { hashes, SAD } = JSON.parse(body) as { hashes: string[]; SAD?: string };
      const told = hashes.map(base64url).join();
      const typed = SAD !== undefined && SAD === `sad ${told}`;
      if (!typed && (scope !== 'credential' || allowed !== told)) throw new Refused(400, 'invalid_request');
      return { signatures: hashes.map(valueOver) };
    },
    '/v0/credentials/sendOTP': (request) => {
      allowedBy(request);
      self.code = String(100_000 + (self.asked.length % 900_000));
      return {};
    },
    '/v0/credentials/getChallenge': (request, body) => {
      allowedBy(request);
      const { authData } = JSON.parse(body) as { authData: { id: string }[] };
      if (authData[0]?.id !== 'RESPOSTA') throw new Refused(400, 'invalid_request');
      self.code = String(100_000 + self.asked.length);
      return { challenge: self.code };
    },
    '/v0/credentials/authorize': (request, body) => {
      allowedBy(request);
      const told = JSON.parse(body) as {
        hashes: string[];
        authData: { id: string; value: string }[];
        PIN?: string;
        OTP?: string;
      };
      const { hashes } = told;
      const given = (id: 'PIN' | 'OTP' | 'RESPOSTA'): string | undefined =>
        self.mode === 'older' && id !== 'RESPOSTA'
          ? told[id]
          : told.authData.find((one) => one.id === id)?.value;
      const signed = { SAD: `sad ${hashes.map(base64url).join()}`, expiresIn: 60 };
      if (self.mode === 'challenge') {
        if (given('RESPOSTA') !== answerTo(self.code)) throw new Refused(400, 'invalid_auth_data');
        return signed;
      }
      if (given('PIN') !== pin) throw new Refused(400, 'invalid_pin');
      if (given('OTP') !== self.code) throw new Refused(400, 'invalid_otp');
      self.code = randomUUID();
      return signed;
    },
  };
  /** One that gives whole signatures, as the one of gov.br. */
  const cms: typeof psc = {
    '/v0/oauth2.0/token': (_request, body) => token(body),
    '/v0/certificadoPublico': (request) => {
      allowedBy(request);
      return Buffer.from(pem(self.holder.der));
    },
    '/v0/assinarPKCS7': (request, body) => {
      const { scope } = allowedBy(request);
      if (scope === 'sign' && self.answer !== 'bronze') spend(request);
      if (self.answer === 'bronze') throw new Refused(403, bronze);
      const { hashBase64 } = JSON.parse(body) as { hashBase64: string };
      return wholeOver(self.whole.digest ?? hashBase64, self.whole.holder ?? self.holder);
    },
  };

  /** The page where the person says yes: it asks for nothing and sends them back. */
  const page = (request: IncomingMessage, response: ServerResponse): void => {
    const address = new URL(request.url ?? '', self.url);
    const back = `${address.searchParams.get('redirect_uri') ?? ''}?${consent(address.href)}`;
    response.writeHead(302, { location: back }).end();
  };
  const reply = async (request: IncomingMessage): Promise<object> => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = await text(request);
    self.asked.push(`${path} ${body}`);
    const handler = { PSC: psc, CSC: csc, CMS: cms }[kind][path];
    if (!handler) throw new Refused(404, 'not_found');
    return handler(request, body);
  };
  const server = createServer((request, response) => {
    if (self.answer === 'silent') return;
    if (request.url?.includes('/authorize?')) return page(request, response);
    const send = (status: number, answer: object): void => {
      const bytes = Buffer.isBuffer(answer);
      response
        .writeHead(status, { 'content-type': bytes ? 'application/octet-stream' : 'application/json' })
        .end(bytes ? answer : JSON.stringify(answer));
    };
    reply(request).then(
      (answer) => send(200, answer),
      (error: unknown) =>
        error instanceof Refused
          ? send(error.status, error.error === bronze ? Buffer.from(bronze) : { error: error.error })
          : send(500, { error: 'server_error' }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const self: CloudProvider = {
    port,
    url: `http://127.0.0.1:${port}/v0`,
    holder,
    answer: 'signs',
    mode: 'oauth2code',
    code: randomUUID(),
    whole: {},
    consent,
    asked: [],
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return self;
};

/** What the register of a provider is told of it. */
export const cloudRecord = (kind: CloudKind, { url }: CloudProvider): object => ({
  nome: `Nuvem de ensaio ${kind}`,
  ativo: true,
  tipo: kind,
  endereco: url,
  cliente: client.id,
  segredo: client.secret,
  limiteSegundos: 1,
  porVez: 2,
});

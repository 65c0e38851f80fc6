import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent } from '#agente/agent-server.ts';
import { Pairing } from '#agente/pairing.ts';
import { OptionRefused, readOptions } from '#agente/options.ts';
import type { AskPin, PinQuestion } from '#agente/signing-session.ts';
import { askInTerminal } from '#agente/terminal-pin.ts';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import { Cryptoki } from '#server/ferramentas/pkcs11/cryptoki.ts';
import { TokenProblem, tokenProblem } from '#server/ferramentas/pkcs11/token-problem.ts';
import { listCertificates, listTokens } from '#server/ferramentas/pkcs11/tokens.ts';
import { askAgent } from '#tests/setup/agent-client.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  submitValue,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { SoftTokens, tokenPin } from '#tests/setup/soft-token.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

let server: TestApp;
let authority: Authority;
let helena: Caller;
let rsa: Holder;
let curve: Holder;
let tokens: SoftTokens;
let cryptoki: Cryptoki;

const origin = 'https://malote.exemplo.gov.br';
const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];

beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [rsa] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [Holder, Holder];
  const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
    `select cpf from registro.usuario where login = 'helena.pires'`,
  );
  const cpf = rows[0]?.cpf.replaceAll(/\D/g, '') ?? '';
  curve = authority.issue({ nome: 'HELENA DUARTE PIRES', cpf, kind: 'EC' });
  tokens = new SoftTokens();
  const hers = [
    { rotulo: 'assinatura', holder: rsa },
    { rotulo: 'curva', holder: curve },
  ];
  tokens.prepare('Token de Helena', hers);
  await tokens.certify('Token de Helena', hers, [authority.intermediate]);
  cryptoki = await tokens.begin();
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
});
afterAll(async () => {
  tokens.remove();
  authority.remove();
  await server.close();
});

const fingerprint = ({ der }: Holder): string => createHash('sha256').update(der).digest('hex');

describe('the agent of tokens and cards', () => {
  let agent: Server;
  let code: string;
  let now = Date.now();
  let typed: string | undefined;
  const questions: PinQuestion[] = [];
  const askPin: AskPin = async (question) => {
    questions.push(question);
    if (typed === undefined) throw new TokenProblem('cancelado');
    return Buffer.from(typed);
  };
  const ask = (path: string, asked: Omit<Parameters<typeof askAgent>[2], 'origin'> = {}) =>
    askAgent(agent, path, { origin, ...asked });
  const pair = async (): Promise<string> =>
    String((await ask('/v1/parear', { body: { codigo: code } })).body['chave']);
  const begin = (key: string, holder: Holder, ...names: readonly string[]) =>
    ask('/v1/sessoes', {
      key,
      body: {
        certificado: fingerprint(holder),
        documentos: names.map((nome, index) => ({ chave: String(index), nome })),
      },
    });
  const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body['erro'],
  ];

  beforeAll(async () => {
    const pairing = new Pairing(
      (shown) => (code = shown),
      () => now,
    );
    agent = createAgent({ cryptoki, pairing, askPin, origins: [origin], version: '1.2.3' });
    agent.listen(0, '127.0.0.1');
    await once(agent, 'listening');
  });
  afterAll(() => {
    agent.close();
    agent.closeAllConnections();
  });

  it('hears only the pages that the person allowed, at its own address, and only after their code', async () => {
    for (const stranger of [undefined, 'https://outro.exemplo', 'null', `${origin}.exemplo`]) {
      const { status, headers, body } = await askAgent(agent, '/v1/estado', { origin: stranger });
      expect([status, headers['access-control-allow-origin'], body]).toEqual([403, undefined, {}]);
    }
    // a name of somebody else that leads to this machine
    expect((await ask('/v1/estado', { host: 'outro.exemplo' })).status).toBe(403);
    const preflight = await ask('/v1/sessoes', {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
        'access-control-request-private-network': 'true',
      },
    });
    expect([preflight.status, preflight.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': origin,
        'access-control-allow-private-network': 'true',
        'access-control-allow-headers': 'authorization, content-type',
      },
    ]);
    const state = { agente: 'malote', versao: '1.2.3', protocolo: 1, pareado: false };
    expect((await ask('/v1/estado')).body).toEqual(state);
    for (const path of ['/v1/certificados', '/v1/nada']) expect((await ask(path)).status).toBe(409);
    expect(outcome(await ask('/v1/certificados'))).toEqual([409, 'naoPareado']);
    expect(outcome(await begin('A'.repeat(43), rsa, 'Ata'))).toEqual([409, 'naoPareado']);

    const shown = code;
    const guess = (codigo: string) => ask('/v1/parear', { body: { codigo } });
    const wrong = shown === '00000000' ? '00000001' : '00000000';
    for (let n = 0; n < 4; n++) expect(outcome(await guess(wrong))).toEqual([409, 'codigoErrado']);
    expect(outcome(await guess(wrong))).toEqual([409, 'espere']);
    // whoever guesses has another code to guess, later
    expect(code).not.toBe(shown);
    expect(outcome(await guess(code))).toEqual([409, 'espere']);
    now += 61_000;
    const used = code;
    const key = String((await guess(`${code.slice(0, 4)} ${code.slice(4)}`)).body['chave']);
    expect((await ask('/v1/estado', { key })).body).toEqual({ ...state, pareado: true });
    expect(outcome(await guess(used))).toEqual([409, 'codigoErrado']);
    expect((await ask('/v1/estado', { key: `${key}x` })).body['pareado']).toBe(false);
  });

  it('goes on after a request that was dropped halfway', async () => {
    const { port } = agent.address() as AddressInfo;
    const dropped = request({
      host: '127.0.0.1',
      port,
      path: '/v1/parear',
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'content-length': 100 },
    });
    dropped.on('error', () => undefined);
    const arrived = once(agent, 'request');
    dropped.write('{"codigo":');
    const [heard] = (await arrived) as [IncomingMessage];
    const gone = new Promise((resolve) => heard.on('error', () => undefined).once('close', resolve));
    dropped.destroy();
    await gone;
    await nextTurn();
    expect((await ask('/v1/estado')).status).toBe(200);
  });

  it('asks in its terminal, where only a PIN is a yes, or Enter when the reader asks for it', async () => {
    const [hers] = listCertificates(cryptoki);
    if (!hers) throw new Error('nenhum certificado');
    const said: string[] = [];
    const answerTo = async (letters: string | undefined, teclado: boolean): Promise<string> => {
      const input = Object.assign(new PassThrough(), { isTTY: false }) as unknown as NodeJS.ReadStream;
      const certificate = { ...hers, token: { ...hers.token, teclado } };
      const documentos = [{ chave: '0', nome: 'Ata 1' }];
      const asked = askInTerminal({ input, say: (text) => void said.push(text) })({
        origin,
        documentos,
        certificate,
      });
      const stream = input as unknown as PassThrough;
      if (letters === undefined) stream.end();
      else stream.write(letters);
      return asked.then(
        (pin) => `sim ${pin.toString()}`,
        (error: unknown) => (error as TokenProblem).why,
      );
    };
    expect(await answerTo('12x\u007f34\r', false)).toBe('sim 1234');
    for (const no of ['\r', '\u001b', '12\u0003', undefined])
      expect(await answerTo(no, false)).toBe('cancelado');
    expect(await answerTo('\r', true)).toBe('sim ');
    for (const no of ['n\r', ' Não\r', '\u001b', '\u0003', undefined])
      expect(await answerTo(no, true)).toBe('cancelado');
    expect(said.join('')).toContain('Ata 1');
    expect(said.join('')).not.toContain('1234');
  });

  it('shows certificates without a PIN, and asks for it once, for documents that it names', async () => {
    const key = await pair();
    const { body } = await ask('/v1/certificados', { key });
    expect(body['certificados']).toHaveLength(2);
    expect(body['certificados']).toContainEqual({
      certificado: rsa.der.toString('base64'),
      cadeia: [authority.intermediate.toString('base64')],
      token: 'Token de Helena',
    });

    typed = undefined;
    expect(outcome(await begin(key, rsa, 'Ata'))).toEqual([409, 'cancelado']);
    typed = '0000';
    expect(outcome(await begin(key, rsa, 'Ata'))).toEqual([409, 'pinErrado']);
    expect(outcome(await begin(key, rsa, 'Ata'))).toEqual([409, 'pinErrado']);
    expect(questions.at(-1)?.certificate.token.pin).toBe('poucas');
    expect(outcome(await begin(key, { ...rsa, der: authority.root }, 'Ata'))).toEqual([
      409,
      'semCertificado',
    ]);

    typed = tokenPin;
    questions.length = 0;
    const { body: opened } = await begin(key, curve, 'Ata 1', 'Ata\u001b[2J 2\u202e');
    const sessao = String(opened['sessao']);
    expect(questions.map(({ origin, documentos }) => [origin, documentos.map(({ nome }) => nome)])).toEqual([
      [origin, ['Ata 1', 'Ata [2J 2']],
    ]);
    const sign = (chave: string, by = key) =>
      ask('/v1/assinar', {
        key: by,
        body: { sessao, chave, dados: Buffer.from('dados').toString('base64') },
      });
    // another page neither signs with it nor opens one beside it
    const other = await pair();
    expect(outcome(await sign('0', other))).toEqual([409, 'semSessao']);
    expect(outcome(await begin(other, rsa, 'Ata'))).toEqual([409, 'ocupado']);
    expect(outcome(await sign('2'))).toEqual([409, 'semSessao']);
    expect(outcome(await begin(key, rsa, '\u202e'))).toEqual([409, 'pedidoInvalido']);
    expect((await sign('0')).status).toBe(200);
    expect(outcome(await sign('0'))).toEqual([409, 'semSessao']);
    expect((await ask('/v1/fechar', { key, body: { sessao } })).status).toBe(200);
    expect(outcome(await sign('1'))).toEqual([409, 'semSessao']);
    // with the last document the token is closed by itself
    const { body: single } = await begin(key, curve, 'Ata');
    const one = { sessao: single['sessao'], chave: '0', dados: 'AAAA' };
    expect((await ask('/v1/assinar', { key, body: one })).status).toBe(200);
    const { body: theirs } = await begin(other, rsa, 'Ata');
    expect((await ask('/v1/fechar', { key: other, body: { sessao: theirs['sessao'] } })).status).toBe(200);

    for (const broken of [
      '{',
      '[]',
      { sessao: 'x', chave: '0', dados: 'AAAA' },
      { ...one, dados: 'não' },
      { ...one, dados: 'A'.repeat(300_000) },
    ])
      expect(outcome(await ask('/v1/assinar', { key, body: broken }))).toEqual([409, 'pedidoInvalido']);
    for (const documentos of [
      [],
      [{ chave: '0', nome: ' ' }],
      Array(2).fill({ chave: '0', nome: 'Ata' }),
      Array(101),
    ])
      expect(
        outcome(await ask('/v1/sessoes', { key, body: { certificado: fingerprint(rsa), documentos } })),
      ).toEqual([409, 'pedidoInvalido']);
  });

  it('signs what Malote prepared, in the three forms and by both kinds of key, as others find it', async () => {
    const key = await pair();
    typed = tokenPin;
    const id = await documentToSign(helena, signers);
    const joined = async (name: string, content: string): Promise<number> => {
      const arquivoId = await uploadFile(server.app, helena.token, name, Buffer.from(content));
      const { payload } = await helena.post<Anexos>(`conteudo/${id}/anexos`, { pasta: 'Notas', arquivoId });
      return Math.max(...payload.itens.map((one) => one.id));
    };
    const xml = await joined('nota.xml', '<nota>é</nota>');
    const csv = await joined('itens.csv', 'Cadeira;10,00\n');
    for (const [holder, anexo] of [
      [rsa, undefined],
      [curve, xml],
      [curve, csv],
    ] as const) {
      const { payload } = await preparePackage(helena, id, holder, authority, anexo);
      const { body } = await begin(key, holder, 'Ata');
      const signed = await ask('/v1/assinar', {
        key,
        body: { sessao: body['sessao'], chave: '0', dados: payload.atributos },
      });
      const done = await submitValue(helena, payload.pacote, String(signed.body['assinatura']));
      expect([done.status, done.raw.body]).toEqual([200, expect.stringContaining('QUALIFICADA')]);
    }
    const at = (name: string, bytes: Buffer): string => {
      const file = join(tokens.folder, name);
      writeFileSync(file, bytes);
      return file;
    };
    const pdf = (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload;
    expect(execFileSync('pdfsig', ['-no-ocsp', at('a.pdf', pdf)], { encoding: 'utf8' })).toContain(
      'Signature is Valid.',
    );
    const { raw } = await helena.get(`conteudo/${id}/anexos/${csv}/assinado`);
    const zip = at('a.zip', raw.rawPayload);
    const inside = (name: string): string => at(name, execFileSync('unzip', ['-p', zip, name]));
    const { stderr } = spawnSync(
      'openssl',
      [
        ...'cms -verify -binary -cades -inform DER -purpose any -out /dev/null'.split(' '),
        '-in',
        inside('itens.csv.p7s'),
        '-content',
        inside('itens.csv'),
        '-CAfile',
        join(authority.folder, 'raiz.crt'),
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toContain('CAdES Verification successful');
    const { payload } = await helena.get<AnexoAssinaturas>(`conteudo/${id}/anexos/${xml}/assinaturas`);
    expect(payload.itens[0]?.linhas[0]).toMatchObject({ ponto: 'INTEGRIDADE', resultado: 'CERTO' });
  });

  it('keeps the module while it is used, whatever is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (let times = 0; times < 3; times++) {
      collect();
      await nextTurn();
    }
    expect(listTokens(cryptoki).map(({ nome }) => nome)).toEqual(['Token de Helena']);
  });

  it('says in one word what a token answers, and what was typed wrong', async () => {
    expect([0xa4, 0xe0, 0x32, 0x50, 0x70, 0x5].map((code) => tokenProblem(code).why)).toEqual([
      'pinBloqueado',
      'removido',
      'removido',
      'cancelado',
      'algoritmo',
      'outro',
    ]);
    await expect(Cryptoki.load(join(tokens.folder, 'a.zip'))).rejects.toThrow('semModulo');
    const refusal = (...args: readonly string[]): string | undefined => {
      try {
        readOptions(args);
        return undefined;
      } catch (error) {
        if (error instanceof OptionRefused) return error.key;
        throw error;
      }
    };
    const from = ['--origem', origin];
    const by = ['--modulo', tokens.module];
    expect(refusal(...from, ...by)).toBeUndefined();
    expect(readOptions(['--origem', `${origin}/principal/`, ...by]).origins).toEqual([origin]);
    expect(refusal(...by)).toBe('semOrigem');
    for (const wrong of ['*', 'http://malote.exemplo.gov.br'])
      expect(refusal('--origem', wrong, ...by)).toBe('origem');
    expect(refusal(...from, '--modulo', '/nada.so')).toBe('modulo');
    expect(refusal(...from, ...by, '--porta', '80')).toBe('porta');
    expect(refusal(...from, ...by, '--pin', '1')).toBe('opcao');
  });
});

import { createDecipheriv, createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import { readAntivirus } from '#server/base/files/antivirus.ts';
import { jobs } from '#server/jobs.ts';
import { eicar, openAntivirus, type Double } from '#tests/setup/antivirus.ts';
import { beginning } from '#tests/setup/pecas.ts';
import { concludedProcess } from '#tests/setup/processos.ts';
import { readAnswer, startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
let double: Double;
let helena: Caller;
let admin: Caller;
beforeAll(async () => {
  [server, double] = await Promise.all([startTestApp(), openAntivirus()]);
  [helena, admin] = await Promise.all([server.as('helena.pires'), server.as('admin')]);
});
afterAll(async () => {
  await server.close();
  await double.close();
});
beforeEach(() => {
  double.says = undefined;
  double.seen.length = 0;
  turn({ host: '127.0.0.1', port: double.port });
});

const turn = (antivirus: ReturnType<typeof readAntivirus>): void => {
  Object.assign(server.platform.ports.config, { antivirus });
};

const send = async (content: Buffer, name = 'nota.txt'): Promise<Answer<{ id: string }>> => {
  const boundary = 'limite-do-teste';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="arquivo"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return readAnswer<{ id: string }>(
    await server.app.inject({
      method: 'POST',
      url: '/ws/api/arquivo',
      headers: {
        authorization: `Bearer ${helena.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    }),
  );
};

const kept = async (): Promise<number> =>
  (await server.platform.connection.pool.query('select from arquivo')).rowCount ?? 0;

const words = (answer: Answer<unknown>): string => answer.raw.json<{ descricao: string }>().descricao;

describe('um arquivo que se envia', () => {
  it('é visto inteiro pelo antivírus e, limpo, entra', async () => {
    const content = Buffer.from('Nota de esclarecimento. '.repeat(9000));
    const sent = await send(content);
    expect([sent.status, double.seen.length]).toEqual([200, 1]);
    expect(double.seen[0]?.equals(content)).toBe(true);
    expect((await helena.get(`arquivo/${sent.payload.id}`)).raw.rawPayload.equals(content)).toBe(true);
  });

  it('infectado não entra: fica à parte, cifrado, com quem, o quê e quando, e avisa quem enviou e quem administra', async () => {
    const before = await kept();
    const content = Buffer.concat([Buffer.from('Leia: '), eicar]);
    const refused = await send(content, 'fatura.txt');
    expect([refused.status, refused.codigo]).toEqual([422, 'arquivoInfectado']);
    expect(words(refused)).toContain('Eicar-Test-Signature em fatura.txt');
    expect(await kept()).toBe(before);
    const { rows } = await server.platform.connection.pool.query<{
      id: string;
      sha256: Buffer;
      login: string;
      ameaca: string;
      criado_em: Date;
    }>(
      `select q.id, q.sha256, u.login, q.ameaca, q.criado_em from arquivo_quarentena q
       join registro.usuario u on u.id = q.criado_por`,
    );
    expect(rows).toMatchObject([
      { login: 'helena.pires', ameaca: 'Eicar-Test-Signature', criado_em: server.time.now },
    ]);
    const [row] = rows;
    expect(row?.sha256.equals(createHash('sha256').update(content).digest())).toBe(true);
    const aside = readFileSync(join(server.dataDir, 'quarentena', row?.id ?? ''));
    expect(aside.includes(eicar)).toBe(false);
    const open = createDecipheriv('aes-256-ctr', server.platform.ports.config.key, aside.subarray(0, 16));
    expect(Buffer.concat([open.update(aside.subarray(16)), open.final()]).equals(content)).toBe(true);

    const { connection, ports } = server.platform;
    // a work may run twice, and people are told once
    for (const _time of [1, 2])
      await jobs.avisarQuarentena(
        { db: connection.db, ports, log: pino({ level: 'silent' }) },
        { id: row?.id ?? '' },
      );
    const events = await connection.pool.query<{ ato: string }>(`select ato from evento where cadeia = $1`, [
      `quarentena:${row?.id}`,
    ]);
    expect(events.rows).toEqual([{ ato: 'arquivoEmQuarentena' }]);
    const alerts = await admin.get<Page<object>>('alerta-seguranca?pageSize=10');
    expect(alerts.payload.itens).toMatchObject([
      {
        especie: 'ARQUIVO_INFECTADO',
        quem: 'Helena Duarte Pires',
        detalhe: 'Eicar-Test-Signature',
        vezes: 1,
        situacao: 'ABERTO',
      },
    ]);
    expect(alerts.raw.body).not.toContain('fatura');
    const told = await connection.pool.query<{ assunto: string }>(
      `select assunto from notificacao where usuario_id = (select id from registro.usuario where login = 'helena.pires')
       and assunto like '%quarentena%'`,
    );
    expect(told.rows).toEqual([{ assunto: 'O arquivo fatura.txt está em quarentena' }]);
  });

  it('em partes é visto inteiro antes de entrar: infectado, o envio se desfaz; fora do ar, espera e se retoma', async () => {
    const rafael = await server.as('rafael.lins');
    const { id: processo } = await concludedProcess(rafael);
    const ask = (method: 'POST' | 'PATCH' | 'HEAD', url: string, more: object, payload?: Buffer) =>
      server.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${rafael.token}`, 'tus-resumable': '1.0.0', ...more },
        payload,
      });
    const sendInParts = async (content: Buffer) => {
      const begun = await ask('POST', '/ws/api/envio', beginning('filme.bin', content.length, processo));
      const url = String(begun.headers['location']);
      const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      return { url, ended: await ask('PATCH', url, part, content) };
    };
    const before = await kept();
    const infected = await sendInParts(Buffer.concat([Buffer.alloc(9000, 1), eicar]));
    expect(infected.ended.statusCode).toBe(422);
    expect(await kept()).toBe(before);
    expect((await ask('HEAD', infected.url, {})).statusCode).toBe(404);

    turn({ host: '127.0.0.1', port: 1 });
    const clean = await sendInParts(Buffer.alloc(9000, 2));
    expect(clean.ended.statusCode).toBe(503);
    expect(await kept()).toBe(before);
    turn({ host: '127.0.0.1', port: double.port });
    const again = await ask('HEAD', clean.url, {});
    expect([again.statusCode, again.headers['upload-offset']]).toEqual([200, '9000']);
    expect(again.headers['malote-arquivo']).toBeDefined();
    expect(await kept()).toBe(before + 1);
  });

  it.each([
    ['que não está lá', undefined, { host: '127.0.0.1', port: 1 }],
    ['que fecha sem responder', '', undefined],
    ['que não entende', 'UNKNOWN COMMAND', undefined],
    ['para o qual é grande demais', 'INSTREAM size limit exceeded. ERROR', undefined],
  ] as const)('não entra com um antivírus %s, e diz por quê', async (_name, says, elsewhere) => {
    if (elsewhere) turn(elsewhere);
    double.says = says;
    const before = await kept();
    const refused = await send(Buffer.from('Nota limpa'));
    expect([refused.status, refused.codigo]).toEqual([503, 'antivirusForaDoAr']);
    expect(words(refused)).toContain('Nada foi guardado');
    expect(await kept()).toBe(before);
  });

  it('entra sem exame onde a instalação não liga um antivírus', async () => {
    turn(undefined);
    expect((await send(eicar)).status).toBe(200);
    expect(double.seen).toEqual([]);
  });

  it('em uma carga de cadastro também se examina, e o que o Malote escreve não', async () => {
    const names = existsSync(join(server.dataDir, 'quarentena'))
      ? readdirSync(join(server.dataDir, 'quarentena')).length
      : 0;
    const boundary = 'limite-do-teste';
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="arquivo"; filename="cargos.csv"\r\n\r\n${eicar.toString()}\r\n--${boundary}--\r\n`;
    const refused = readAnswer(
      await server.app.inject({
        method: 'POST',
        url: '/ws/api/cargo/importar',
        headers: {
          authorization: `Bearer ${admin.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: body,
      }),
    );
    expect([refused.status, refused.codigo]).toEqual([422, 'arquivoInfectado']);
    expect(readdirSync(join(server.dataDir, 'quarentena'))).toHaveLength(names + 1);
  });
});

describe('o endereço do antivírus', () => {
  it.each([
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['tcp://antivirus.interno:3311', { host: 'antivirus.interno', port: 3311 }],
    ['antivirus.interno', { host: 'antivirus.interno', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['', undefined],
    [undefined, undefined],
  ])('%s é lido', (given, where) => {
    expect(readAntivirus(given)).toEqual(where);
  });

  it('que não se entende impede o início', () => {
    expect(() => readAntivirus('a:b:c')).toThrow('MALOTE_ANTIVIRUS');
  });
});

import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { jobs } from '#server/jobs.ts';
import { queueMail } from '#server/instalacao/correio/queue-mail.ts';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { openMailServer } from '#tests/setup/mail-server.ts';
import { changeOnly, itens } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
  Object.assign(world.platform.ports.config, { allowedConnections: ['127.0.0.1'] });
});
afterAll(() => world.close());

/** Changes settings; what administrators are told of it is another test's matter. */
const set = async (fields: object): Promise<void> => {
  await changeOnly(world.administrator, 'configuracao', fields);
  await world.platform.connection.db
    .deleteFrom('correio')
    .where('assunto', '=', 'Um endereço da instalação mudou')
    .execute();
};

const context = () => ({
  db: world.platform.connection.db,
  ports: world.platform.ports,
  log: pino({ level: 'silent' }),
});

describe('gerenciador-email', () => {
  it('mostra o que não foi enviado e envia de novo pelo servidor das configurações', async () => {
    const mail = await openMailServer();
    mail.state.refuses = true;
    try {
      const { db } = context();
      await queueMail(db, new Date('2026-11-20T11:00:00Z'), {
        para: 'helena@vilaserena.exemplo',
        assunto: 'Trâmite recebido',
        texto: 'O Ofício 12 chegou.',
      });
      const list = async () => itens(await world.administrator.get('gerenciador-email'));
      const [row] = await list();
      expect(row).toMatchObject({ para: 'helena@vilaserena.exemplo', situacao: 'ESPERA', tentativas: 0 });
      expect(row).not.toHaveProperty('texto');
      const id = Number(row?.['id']);
      const without = await world.administrator.post(`gerenciador-email/${id}/acao/reenviar`, {});
      expect([without.status, without.descricao]).toEqual([
        409,
        'Nenhum servidor de e-mail está configurado. Preencha-o nas configurações.',
      ]);
      await set({
        smtpServidor: '127.0.0.1',
        smtpPorta: mail.port,
        smtpSeguranca: 'NENHUMA',
        smtpUsuario: 'malote',
        smtpSenha: 'senha-do-correio',
        smtpRemetente: 'malote@vilaserena.exemplo',
      });
      await expect(jobs.enviarCorreio(context(), { correioId: id })).rejects.toThrow();
      const { payload } = await world.administrator.get(`gerenciador-email/${id}`);
      expect(payload).toMatchObject({ situacao: 'FALHOU', tentativas: 1, texto: 'O Ofício 12 chegou.' });
      expect(payload['erro']).toContain('caixa cheia');
      mail.state.refuses = false;
      expect((await world.administrator.post(`gerenciador-email/${id}/acao/reenviar`, {})).status).toBe(200);
      await jobs.enviarCorreio(context(), { correioId: id });
      expect(mail.accepted).toHaveLength(1);
      expect(mail.accepted[0]).toContain('From: malote@vilaserena.exemplo');
      expect(await list()).toEqual([]);
      const helena = await world.personWith('gerenciarEmailConsultar', 'gerenciarEmailListar');
      expect((await helena.post(`gerenciador-email/${id}/acao/reenviar`, {})).status).toBe(403);
      expect((await world.administrator.post('gerenciador-email', {})).status).toBe(404);
    } finally {
      await mail.close();
    }
  });

  it('um e-mail sai uma vez, mesmo com dois trabalhos, e o recusado volta à fila com outra configuração', async () => {
    const mail = await openMailServer();
    mail.state.refuses = true;
    try {
      const { db } = context();
      const { pool } = world.platform.connection;
      const queued = async () => {
        const { rows } = await pool.query<{ key: string }>(
          `select key from graphile_worker.jobs where key like 'correio:%' and attempts < max_attempts`,
        );
        return rows.map(({ key }) => key);
      };
      await queueMail(db, new Date('2026-11-20T11:00:00Z'), {
        para: 'helena@vilaserena.exemplo',
        assunto: 'Trâmite recebido',
        texto: 'O Ofício 13 chegou.',
      });
      const [row] = itens(await world.administrator.get('gerenciador-email'));
      const id = Number(row?.['id']);
      const key = `correio:${id}`;
      await set({
        smtpServidor: '127.0.0.1',
        smtpPorta: 9,
        smtpUsuario: '',
      });
      await expect(jobs.enviarCorreio(context(), { correioId: id })).rejects.toThrow();
      const exhaust = () =>
        pool.query('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [key]);
      for (const change of [{ smtpPorta: mail.port }, { smtpSenha: 'senha-do-correio' }]) {
        await exhaust();
        await set({ itensPorPagina: 25 });
        expect(await queued()).not.toContain(key);
        await set(change);
        expect(await queued()).toContain(key);
        await set({ itensPorPagina: 20 });
      }
      mail.state.refuses = false;
      await Promise.all([1, 2, 3].map(() => jobs.enviarCorreio(context(), { correioId: id })));
      expect(mail.accepted).toHaveLength(1);
    } finally {
      await mail.close();
    }
  });

  it('filtra, procura e ordena', async () => {
    const { db } = context();
    for (const [i, para] of ['ana@a.exemplo', 'bia@b.exemplo', 'célia@c.exemplo'].entries())
      await queueMail(db, new Date(Date.UTC(2026, 10, 1 + i)), { para, assunto: `Aviso ${i}`, texto: '' });
    const found = async (query: string) =>
      itens(await world.administrator.get(`gerenciador-email?${query}`)).map(({ para }) => para);
    expect(await found('q=celia')).toEqual(['célia@c.exemplo']);
    expect(await found('para_like=exemplo&sort=para,asc&pageSize=2')).toEqual([
      'ana@a.exemplo',
      'bia@b.exemplo',
    ]);
    expect(await found('momento_gte=2026-11-02&momento_lte=2026-12-31&sort=momento,asc')).toEqual([
      'bia@b.exemplo',
      'célia@c.exemplo',
    ]);
    expect((await world.administrator.get('gerenciador-email?texto=x')).codigo).toBe('filtroDesconhecido');
  });

  it('um administrador local só vê os das pessoas da sua organização', async () => {
    const { db, pool } = world.platform.connection;
    for (const para of ['tiago@vilaserena.gov.br', 'fora@outra.exemplo'])
      await queueMail(db, new Date('2026-11-20T11:30:00Z'), { para, assunto: 'Aviso', texto: '' });
    const person = await world.personWith('gerenciarEmailListar', 'gerenciarEmailConsultar');
    const all = itens(await person.get('gerenciador-email?pageSize=100'));
    const outside = all.find(({ para }) => para === 'fora@outra.exemplo');
    await pool.query(
      `update registro.perfil_acesso set administrador_local = true
        where id = (select max(id) from registro.perfil_acesso)`,
    );
    const own = itens(await person.get('gerenciador-email?pageSize=100')).map(({ para }) => para);
    expect([...new Set(own)]).toEqual(['tiago@vilaserena.gov.br']);
    expect((await person.get(`gerenciador-email/${Number(outside?.['id'])}`)).status).toBe(404);
  });
});

describe('logs-sistema', () => {
  it('lista os arquivos, mostra e procura o fim, sem segredos e sem sair da pasta', async () => {
    const { dataDir } = world.platform.ports.config;
    await mkdir(join(dataDir, 'logs'), { recursive: true });
    const lines = [
      '{"msg":"primeira linha","url":"/ws/api/arquivo/1?bilhete=abc123"}',
      '{"msg":"entrada","senha":"minha-senha","headers":{"authorization":"Bearer xyz.789"}}',
      '{"msg":"banco","erro":"postgres://malote:segredo-do-banco@localhost/malote recusou"}',
      '{"msg":"última linha"}',
    ];
    await writeFile(join(dataDir, 'logs', 'malote.2026-11-20.1.log'), `${lines.join('\n')}\n`);
    const [file] = itens(await world.administrator.get('logs-sistema'));
    expect(file).toMatchObject({ servidor: hostname(), nome: 'malote.2026-11-20.1.log' });
    expect(file?.['endereco']).toBe(
      `/administracao/logs-sistema/consulta/${hostname()}/malote.2026-11-20.1.log`,
    );
    const download = async (nome: string, person = world.administrator) =>
      world.app.inject({
        url: `/ws/api/logs-sistema/arquivo/${hostname()}/${encodeURIComponent(nome)}`,
        headers: { authorization: `Bearer ${person.token}` },
      });
    const whole = await download('malote.2026-11-20.1.log');
    expect(whole.headers['content-disposition']).toContain('attachment');
    expect(whole.body).toContain('última linha');
    const tail = (nome: string, query = '') =>
      world.administrator.get(`logs-sistema/linhas/${hostname()}/${encodeURIComponent(nome)}${query}`);
    const all = JSON.stringify((await tail('malote.2026-11-20.1.log')).payload) + whole.body;
    for (const secret of ['abc123', 'minha-senha', 'xyz.789', 'segredo-do-banco'])
      expect(all).not.toContain(secret);
    expect((await tail('malote.2026-11-20.1.log', '?q=ENTRADA')).payload['linhas']).toHaveLength(1);
    expect((await tail('malote.2026-11-20.1.log', '?q=minha-senha')).payload['linhas']).toEqual([]);
    expect((await tail('malote.2026-11-20.1.log', '?linhas=1')).payload['linhas']).toEqual([lines[3]]);
    const levels = ['{"level":30,"msg":"a"}', '{"level":40,"msg":"b"}', '{"level":50,"msg":"c"}'];
    await writeFile(join(dataDir, 'logs', 'niveis.log'), `${levels.join('\n')}\nsem nível\n`);
    expect((await tail('niveis.log', '?nivel=AVISO')).payload['linhas']).toEqual(levels.slice(1));
    expect((await tail('niveis.log', '?nivel=ERRO&q=b')).payload['linhas']).toEqual([]);
    const other = 'malote-outra-maquina_trabalhos.2026-11-20.1.log';
    await writeFile(join(dataDir, 'logs', other), `${lines[0]}\n`);
    expect(itens(await world.administrator.get('logs-sistema'))).toContainEqual(
      expect.objectContaining({ servidor: 'outra-maquina', nome: other }),
    );
    const there = await world.administrator.get(`logs-sistema/linhas/outra-maquina/${other}`);
    expect(there.payload['linhas']).toHaveLength(1);
    await writeFile(join(dataDir, 'fora.log'), 'fora da pasta');
    await symlink(join(dataDir, 'fora.log'), join(dataDir, 'logs', 'atalho.log'));
    for (const nome of ['../fora.log', '..\\fora.log', '/etc/passwd', 'atalho.log', '../chave', '..']) {
      expect([nome, (await tail(nome)).status]).toEqual([nome, 404]);
      expect([nome, (await download(nome)).statusCode]).toEqual([nome, 404]);
    }
    // of another server that writes in the same folder, any of them shows it
    expect((await world.administrator.get('logs-sistema/linhas/outro/niveis.log')).status).toBe(200);
    const helena = await world.personWith('logsSistemaListar');
    expect((await helena.get(`logs-sistema/linhas/${hostname()}/niveis.log`)).status).toBe(403);
    expect(itens(await helena.get('logs-sistema'))[0]).not.toHaveProperty('endereco');
    const reader = await world.personWith('logsSistemaConsultar');
    expect((await reader.get(`logs-sistema/linhas/${hostname()}/niveis.log`)).status).toBe(200);
    expect((await download('niveis.log', reader)).statusCode).toBe(403);
  });
});

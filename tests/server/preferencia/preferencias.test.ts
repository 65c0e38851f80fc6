import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import { jobs } from '#server/jobs.ts';
import { notify, writeNotice } from '#server/pessoas/notificacao/index.ts';
import { startTestApp, worldPassword, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const enter = async (login: string): Promise<SessaoAberta> => {
  const answer = await server.call({ method: 'POST', path: 'login', body: { login, senha: worldPassword } });
  return answer.json<{ payload: SessaoAberta }>().payload;
};

describe('preferências da pessoa', () => {
  it('guarda só o que mudou, vale na sessão e acompanha a pessoa a outro navegador', async () => {
    const helena = await server.as('helena.pires');
    expect((await helena.put('preferencias-usuario', { itensPorPagina: 35, tema: 'escuro' })).status).toBe(
      200,
    );
    expect(
      (await helena.put('preferencias-usuario', { segundosMensagem: 12, idioma: 'es' })).payload,
    ).toMatchObject({ itensPorPagina: 35, tema: 'escuro', segundosMensagem: 12, idioma: 'es' });
    await helena.put('tema/16');
    const again = await helena.post<SessaoAberta>('login/consulta/usuario-config');
    expect(again.payload.userConfig).toMatchObject({ itensPorPagina: 35, tempoApresentacaoMensagens: 12 });
    const elsewhere = await enter('helena.pires');
    expect(elsewhere.dados.usuario.sizeFonte).toBe(16);
    expect(elsewhere.userConfig).toMatchObject({
      itensPorPagina: 35,
      tempoApresentacaoMensagens: 12,
      preferencias: { tema: 'escuro', idioma: 'es', tamanhoFonte: 16 },
    });
    const other = await enter('rafael.lins');
    expect(other.userConfig.preferencias).toEqual({});
  });

  it('recusa o que está fora dos limites, um campo que não conhece e a unidade de outros', async () => {
    const helena = await server.as('helena.pires');
    for (const [change, campo] of [
      [{ itensPorPagina: 7 }, 'itensPorPagina'],
      [{ segundosMensagem: 0 }, 'segundosMensagem'],
      [{ tamanhoFonte: 19 }, 'tamanhoFonte'],
      [{ tema: 'roxo' }, 'tema'],
      [{ unidadePadrao: 999_999 }, 'unidadePadrao'],
      [{ administrador: true }, 'administrador'],
    ] as const) {
      const { status, campos } = await helena.put('preferencias-usuario', change);
      expect([status, campos]).toEqual([422, [campo]]);
    }
  });

  it('começa na unidade escolhida, e volta à do cadastro com tudo o mais', async () => {
    const login = 'rafael.lins';
    const person = await server.as(login);
    const { dados } = await enter(login);
    const other = dados.listaUsuarioDepartamento.find(({ id }) => id !== dados.idUnidadeLogada);
    expect(other).toBeDefined();
    await person.put('preferencias-usuario', { unidadePadrao: other?.id });
    expect((await enter(login)).dados.idUnidadeLogada).toBe(other?.id);
    await person.remove('preferencias-usuario');
    const back = await enter(login);
    expect(back.dados.idUnidadeLogada).toBe(dados.idUnidadeLogada);
    expect(back.userConfig).toMatchObject({ itensPorPagina: 10, preferencias: {} });
  });

  it('avisa pelos meios escolhidos, e por e-mail não nomeia o que é restrito', async () => {
    const { connection, ports } = server.platform;
    const { db } = connection;
    const helena = await server.as('helena.pires');
    const { usuario } = (await helena.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados;
    await helena.put('preferencias-usuario', { avisos: { TRAMITE: { tela: false, email: true } } });
    await helena.put('preferencias-usuario', { avisos: { SISTEMA: { tela: false } } });
    // one that she sees and that is not open to all
    const secret = await concludedDocument(helena, {
      assunto: 'Apuração',
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Investigação' },
    });
    const open = await concludedDocument(helena, { assunto: 'Auditório' });
    const unseen = await concludedDocument(await server.as('beatriz.cordeiro'), {
      assunto: 'De outra unidade',
      assinantes: ['Beatriz Anjos Cordeiro'],
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Documento preparatório' },
    });
    const about = ({ id }: { readonly id: number }) => ({
      usuarioIds: [usuario.idUsuario],
      conteudoId: id,
      especie: 'recebeu' as const,
      dados: { unidade: 'PGM' },
    });
    const note = { usuarioIds: [usuario.idUsuario], assunto: 'O Ofício 12 chegou', rota: 'principal/x' };
    await db.deleteFrom('correio').execute();
    await notify(db, server.time.now, { ...note, tipo: 'TRAMITE' });
    await notify(db, server.time.now, { ...about(secret), tipo: 'TRAMITE' });
    await notify(db, server.time.now, { ...note, tipo: 'SISTEMA', assunto: 'Só na tela' });
    const seen = await helena.get<Page<Notificacao>>(
      `notificacao-interna/listar-paginado/${usuario.idUsuario}`,
    );
    const subjects = seen.payload.itens.map(({ assunto }) => assunto);
    expect(subjects).toContain('Só na tela');
    expect(subjects).not.toContain('O Ofício 12 chegou');
    const context = { db, ports, log: pino({ level: 'silent' }) };
    await jobs.avisarPorCorreio(context, note);
    for (const one of [secret, open, unseen]) await jobs.avisarPorCorreio(context, about(one));
    // what waits names nothing: the words are written when it leaves
    const mails = await db.selectFrom('correio').selectAll().orderBy('id').execute();
    expect(mails.map(({ assunto }) => assunto)).toEqual([
      'O Ofício 12 chegou',
      ...Array.from({ length: 3 }, () => 'Novidade em um conteúdo'),
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/Apuração|Auditório|2026-CCL/);
    expect(mails[0]?.texto).toContain(`${ports.config.origin}${ports.config.basePath}principal/x`);
    const left = [];
    for (const { aviso } of mails.slice(1)) left.push(await writeNotice(context, aviso));
    expect(left.map((mail) => mail?.assunto)).toEqual([
      'Novidade em um conteúdo restrito',
      `${open.numero ?? ''} chegou de PGM`,
      undefined,
    ]);
    expect(JSON.stringify(left[0])).not.toMatch(/Apuração|2026-CCL/);
    expect(left[0]?.texto).toContain(`principal/documento/consulta/${secret.id}`);
    expect(left[1]?.texto).toContain('Auditório');
  });
});

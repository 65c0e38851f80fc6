import { generate } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  CodigosRecuperacao,
  SegundoFatorCadastrado,
  SegundoFatorNovo,
  SegundoFatorSituacao,
} from '#schemas/shapes/credencial.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { startTestApp, worldNow, worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  actsOf,
  after,
  ask,
  attempt,
  callerIn,
  configure,
  mailsTo,
  pendingOf,
  personOf,
  serves,
} from './entering.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterEach(async () => {
  server.time.now = worldNow;
  await configure(server, { doisFatores: false, codigoPorEmail: true });
});
afterAll(() => server.close());

/** What an application shows now for a secret. */
const codeOf = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(server.time.now.getTime() / 1000) });

/** A right code of another step than the ones already used. */
const nextCode = (secret: string): Promise<string> => {
  after(server, 60);
  return codeOf(secret);
};

const enrol = async (caller: Caller): Promise<{ segredo: string; codigos: readonly string[] }> => {
  const begun = await caller.post<SegundoFatorNovo>('credencial/segundo-fator', {
    senha: worldPassword,
    meio: 'APLICATIVO',
  });
  expect(begun.status).toBe(200);
  const { segredo = '', qr = '', uri = '' } = begun.payload;
  expect(qr).toMatch(/^data:image\/png;base64,/);
  expect(uri).toContain(`secret=${segredo}`);
  const confirmed = await caller.post<CodigosRecuperacao>('credencial/segundo-fator/confirmar', {
    codigo: await codeOf(segredo),
  });
  expect(confirmed.status).toBe(200);
  return { segredo, codigos: confirmed.payload.codigos };
};

const mailedCode = async (login: string): Promise<string> => {
  const { email } = await personOf(server, login);
  return /é (\d{6})\./.exec((await mailsTo(server, email))[0]?.texto ?? '')?.[1] ?? '';
};

describe('a second factor', () => {
  it('is enrolled with the password, asked at the next entry, and its codes serve once', async () => {
    const login = 'helena.pires';
    const { id, email } = await personOf(server, login);
    const helena = callerIn(server, await attempt(server, login, worldPassword));
    const wrong = await helena.post('credencial/segundo-fator', { senha: 'errada', meio: 'APLICATIVO' });
    expect([wrong.codigo, wrong.campos]).toEqual(['senhaNaoConfere', ['senha']]);
    const { segredo, codigos } = await enrol(helena);
    expect([codigos.length, new Set(codigos).size]).toEqual([10, 10]);
    expect((await mailsTo(server, email))[0]?.assunto).toContain('segundo fator');
    // neither the secret nor the codes are kept in clear
    const { db } = server.platform.connection;
    const kept = JSON.stringify([
      await db.selectFrom('segundoFator').selectAll().execute(),
      await db.selectFrom('codigoRecuperacao').selectAll().execute(),
      await db.selectFrom('idempotencia').selectAll().execute(),
      await db.selectFrom('evento').select('dados').execute(),
    ]);
    for (const secret of [segredo, ...codigos, ...codigos.map((each) => each.replace('-', ''))])
      expect(kept).not.toContain(secret);

    const asked = await attempt(server, login, worldPassword);
    expect([asked.status, asked.codigo]).toEqual([401, 'codigoNecessario']);
    const { desafio, etapa, meio } = pendingOf(asked);
    expect([etapa, meio]).toEqual(['CODIGO', 'APLICATIVO']);
    // the code that enrolled it was spent
    const spent = await codeOf(segredo);
    expect((await attempt(server, login, worldPassword, { codigo: spent })).codigo).toBe('codigoNaoConfere');
    const code = await nextCode(segredo);
    const entered = await ask<SessaoAberta>(server, 'login/etapa/codigo', { desafio, codigo: code });
    expect(entered.status).toBe(200);
    // replayed, by the step and by the call of the specification
    expect((await ask(server, 'login/etapa/codigo', { desafio, codigo: code })).codigo).toBe(
      'entradaVencida',
    );
    expect((await attempt(server, login, worldPassword, { codigo: code })).codigo).toBe('codigoNaoConfere');
    const direct = await attempt(server, login, worldPassword, { codigo: await nextCode(segredo) });
    expect([direct.status, direct.payload.dados.usuario.login]).toEqual([200, login]);
    // a wrong password with a right code says nothing of the code
    expect((await attempt(server, login, 'errada', { codigo: await nextCode(segredo) })).codigo).toBe(
      'credenciaisInvalidas',
    );

    const [recovery = ''] = codigos;
    expect((await attempt(server, login, worldPassword, { codigo: recovery.toUpperCase() })).status).toBe(
      200,
    );
    expect((await attempt(server, login, worldPassword, { codigo: recovery })).codigo).toBe(
      'codigoNaoConfere',
    );
    const { payload } = await callerIn(server, entered).get<SegundoFatorSituacao>('credencial/segundo-fator');
    expect(payload).toMatchObject({ ativo: true, meio: 'APLICATIVO', exigido: false, codigosRestantes: 9 });
    expect(await actsOf(server, `entrada:${id}`)).toEqual(
      expect.arrayContaining(['segundoFatorCadastrado', 'codigoRecusado']),
    );
  });

  it('slows guessing of codes, from whatever address', async () => {
    const login = 'otavio.brandao';
    const { segredo } = await enrol(callerIn(server, await attempt(server, login, worldPassword)));
    after(server, 60);
    for (let i = 0; i < 5; i++) {
      const answer = await attempt(server, login, worldPassword, {
        codigo: '000000',
        endereco: `10.0.0.${i}`,
      });
      expect(answer.codigo).toBe('codigoNaoConfere');
    }
    const slowed = await attempt(server, login, worldPassword, {
      codigo: await codeOf(segredo),
      endereco: '10.0.1.1',
    });
    expect([slowed.status, slowed.codigo]).toEqual([429, 'muitasTentativas']);
    const right = await attempt(server, login, worldPassword, { codigo: await nextCode(segredo) });
    expect(right.status).toBe(200);
  });

  it('also comes by e-mail where the installation allows it: ten minutes, five tries, for its own purpose', async () => {
    const login = 'luciana.reis';
    const luciana = callerIn(server, await attempt(server, login, worldPassword));
    const begun = await luciana.post<SegundoFatorNovo>('credencial/segundo-fator', {
      senha: worldPassword,
      meio: 'EMAIL',
    });
    expect(begun.payload.para).toMatch(/^l•+@/);
    const first = await mailedCode(login);
    expect((await luciana.post('credencial/segundo-fator/confirmar', { codigo: first })).status).toBe(200);
    // asked at once, and sent without asking
    const asked = pendingOf(await attempt(server, login, worldPassword));
    expect([asked.meio, asked.para]).toEqual(['EMAIL', begun.payload.para]);
    const code = await mailedCode(login);
    after(server, 11 * 60);
    const late = await ask(server, 'login/etapa/codigo', { desafio: asked.desafio, codigo: code });
    expect(late.codigo).toBe('codigoNaoConfere');
    const again = await ask<{ para: string }>(server, 'login/etapa/enviar-codigo', {
      desafio: asked.desafio,
    });
    expect(again.payload.para).toBe(begun.payload.para);
    const right = await mailedCode(login);
    const entered = await ask<SessaoAberta>(server, 'login/etapa/codigo', {
      desafio: asked.desafio,
      codigo: right,
    });
    expect(entered.status).toBe(200);
    expect((await attempt(server, login, worldPassword, { codigo: right })).codigo).toBe('codigoNaoConfere');
    // who uses each one may have as many as they need; who does not, waits
    for (let i = 0; i < 6; i++) {
      const { desafio, para } = pendingOf(await attempt(server, login, worldPassword));
      expect(para).toBe(begun.payload.para);
      const answer = await ask(server, 'login/etapa/codigo', { desafio, codigo: await mailedCode(login) });
      expect(answer.status).toBe(200);
    }
    const { desafio } = pendingOf(await attempt(server, login, worldPassword));
    const codes = [];
    for (let i = 0; i < 4; i++)
      codes.push((await ask(server, 'login/etapa/enviar-codigo', { desafio })).codigo);
    expect(codes).toEqual(['', '', '', 'muitasTentativas']);
    await configure(server, { codigoPorEmail: false });
    const refused = await luciana.post('credencial/segundo-fator', { senha: worldPassword, meio: 'EMAIL' });
    expect(refused.codigo).toBe('transicaoNaoPermitida');
  });

  it('that the installation or the profile requires is enrolled at the entry, and cannot be left', async () => {
    const login = 'tomas.neves';
    const { id } = await personOf(server, login);
    const { db } = server.platform.connection;
    const profile = db
      .updateTable('registro.perfilAcesso')
      .where('id', '=', (eb) =>
        eb.selectFrom('registro.usuario').select('perfilAcesso').where('id', '=', id),
      );
    await profile.set({ exigeSegundoFator: true }).execute();
    const refused = await attempt(server, login, worldPassword);
    expect([refused.status, refused.codigo]).toEqual([403, 'segundoFatorNecessario']);
    const { desafio, etapa } = pendingOf(refused);
    expect(etapa).toBe('SEGUNDO_FATOR');
    // no other step is answered, and none is skipped
    expect((await ask(server, 'login/etapa/codigo', { desafio, codigo: '123456' })).codigo).toBe(
      'entradaVencida',
    );
    const begun = await ask<SegundoFatorNovo>(server, 'login/etapa/segundo-fator', {
      desafio,
      meio: 'APLICATIVO',
    });
    const { segredo = '' } = begun.payload;
    const confirm = (codigo: string) =>
      ask<SegundoFatorCadastrado>(server, 'login/etapa/segundo-fator/confirmar', { desafio, codigo });
    expect((await confirm('000000')).codigo).toBe('codigoNaoConfere');
    const done = await confirm(await codeOf(segredo));
    expect([done.status, done.payload.codigos.length]).toEqual([200, 10]);
    const tomas = callerIn(server, { ...done, payload: done.payload.sessao });
    expect(await serves(tomas)).toBe(true);
    const left = await tomas.post('credencial/segundo-fator/remover', { senha: worldPassword });
    expect(left.codigo).toBe('transicaoNaoPermitida');
    await profile.set({ exigeSegundoFator: false }).execute();
    const remove = (more: object = {}) =>
      tomas.post('credencial/segundo-fator/remover', { senha: worldPassword, ...more });
    const asked = await remove();
    expect([asked.status, asked.campos]).toEqual([422, ['codigo']]);
    expect((await remove({ codigo: '000000' })).codigo).toBe('codigoNaoConfere');
    expect((await remove({ codigo: await nextCode(segredo) })).status).toBe(200);
    expect((await attempt(server, login, worldPassword)).status).toBe(200);
    await configure(server, { doisFatores: true });
    expect((await attempt(server, login, worldPassword)).codigo).toBe('segundoFatorNecessario');
  });

  it('goes on serving while another is enrolled, and its recovery codes are made anew', async () => {
    const login = 'marina.vaz';
    const marina = callerIn(server, await attempt(server, login, worldPassword));
    const { segredo, codigos } = await enrol(marina);
    await marina.post('credencial/segundo-fator', { senha: worldPassword, meio: 'APLICATIVO' });
    expect((await attempt(server, login, worldPassword)).codigo).toBe('codigoNecessario');
    const entered = await attempt(server, login, worldPassword, { codigo: await nextCode(segredo) });
    expect(entered.status).toBe(200);
    const fresh = await marina.post<CodigosRecuperacao>('credencial/segundo-fator/codigos', {
      senha: worldPassword,
    });
    const [old = ''] = codigos;
    const [recent = ''] = fresh.payload.codigos;
    expect((await attempt(server, login, worldPassword, { codigo: old })).codigo).toBe('codigoNaoConfere');
    expect((await attempt(server, login, worldPassword, { codigo: recent })).status).toBe(200);
    // all the steps of an entry share one time: the next one does not begin it anew
    await configure(server, { trocarSenhaRecebida: true });
    await server.platform.connection.db
      .updateTable('senhaSituacao')
      .set({ trocar: true })
      .where('usuarioId', '=', (await personOf(server, login)).id)
      .execute();
    const { desafio, expiraEm } = pendingOf(await attempt(server, login, worldPassword));
    const next = await ask(server, 'login/etapa/codigo', { desafio, codigo: await nextCode(segredo) });
    expect([next.codigo, pendingOf(next)]).toMatchObject(['trocaDeSenhaNecessaria', { desafio, expiraEm }]);
  });

  it('that was lost is removed by an administrator, with a reason, an event and a word to the person', async () => {
    const login = 'dalva.lima';
    const { id, email } = await personOf(server, login);
    const dalva = callerIn(server, await attempt(server, login, worldPassword));
    await enrol(dalva);
    const admin = await server.as('admin');
    const act = (body: object) => admin.post(`usuario/${id}/acao/removerSegundoFator`, body);
    expect((await act({})).status).toBe(422);
    expect((await act({ motivo: 'Perdeu o celular' })).status).toBe(200);
    expect(await serves(dalva)).toBe(false);
    expect((await attempt(server, login, worldPassword)).status).toBe(200);
    expect((await mailsTo(server, email)).some(({ texto }) => texto.includes('Perdeu o celular'))).toBe(true);
    expect(await actsOf(server, `entrada:${id}`)).toContain('segundoFatorRemovido');
    expect((await act({ motivo: 'De novo' })).codigo).toBe('transicaoNaoPermitida');
    const refused = await (
      await server.as('rafael.lins')
    ).post(`usuario/${id}/acao/removerSegundoFator`, {
      motivo: 'x',
    });
    expect(refused.status).toBe(403);
  });

  it('confirms what a stolen session must not do, in the place of the password', async () => {
    const admin = callerIn(server, await attempt(server, 'admin', worldPassword));
    const { segredo } = await enrol(admin);
    after(server, 60);
    const [only] = (await admin.get<{ itens: { id: number }[] }>('configuracao')).payload.itens;
    const path = `configuracao/${only?.id ?? 0}`;
    const { payload } = await admin.get<object>(path);
    const save = () => admin.put(path, { ...payload, smtpServidor: 'correio.exemplo' });
    expect((await save()).raw.json()).toMatchObject({ payload: { por: 'CODIGO' } });
    await admin.post('credencial/confirmacao', { senha: worldPassword });
    expect((await save()).codigo).toBe('confirmacaoNecessaria');
    expect((await admin.post('credencial/confirmacao', { codigo: '000000' })).codigo).toBe(
      'codigoNaoConfere',
    );
    const right = await admin.post('credencial/confirmacao', { codigo: await nextCode(segredo) });
    expect(right.status).toBe(200);
    expect((await save()).status).toBe(200);
    // one's own is not taken away by the register
    const { id } = await personOf(server, 'admin');
    const own = await admin.post(`usuario/${id}/acao/removerSegundoFator`, { motivo: 'x' });
    expect(own.codigo).toBe('transicaoNaoPermitida');
  });
});

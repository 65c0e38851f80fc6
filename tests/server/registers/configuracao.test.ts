import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { png } from '#tests/server/pdf/png.ts';
import { changeOnly, itens, refusal } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

const set = (fields: object) => changeOnly(world.administrator, 'configuracao', fields);
const login = (senha = 'senha-do-tiago') =>
  world.app.inject({
    method: 'POST',
    url: '/ws/api/login',
    payload: { payload: { login: 'admin', senha } },
  });
interface Opened {
  readonly payload: {
    readonly token: string;
    readonly userConfig: Record<string, number>;
    readonly sistemaConfig: Record<string, unknown>;
  };
}

describe('configuracao', () => {
  it('sugere o estado dos endereços novos, a quem pode incluí-los', async () => {
    const suggested = async (person = world.administrator): Promise<unknown> =>
      (await person.get('registro/interessado')).payload['sugestoes'];
    expect(await suggested()).toBeUndefined();
    await set({ estadoPadrao: 'MG' });
    expect(await suggested()).toEqual({ estado: 'MG' });
    expect(await suggested(await world.personWith('interessadoIncluir'))).toEqual({ estado: 'MG' });
    expect(await suggested(await world.personWith('interessadoConsultar'))).toBeUndefined();
    await set({ estadoPadrao: '' });
    expect(await suggested()).toBeUndefined();
  });

  it('já vem com os padrões, e guarda quem mudou o quê', async () => {
    const [only] = itens(await world.administrator.get('configuracao'));
    expect(only).toMatchObject({
      itensPorPagina: 10,
      segundosMensagem: 7,
      minutosSessao: 60,
      senhaTamanhoMinimo: 8,
      tamanhoMaximoUpload: 30,
      liberarAoSair: true,
      doisFatores: false,
    });
    await set({ segundosMensagem: 9, smtpSenha: 'segredo-do-correio' });
    const history = await world.administrator.get(`configuracao/${Number(only?.['id'])}/historico`);
    expect(itens(history)[0]).toMatchObject({ tipo: 'alteracao', usuario: 'Tiago Bastos Meireles' });
    expect(JSON.stringify(history.payload)).not.toContain('segredo-do-correio');
    expect(JSON.stringify(itens(await world.administrator.get('configuracao')))).not.toContain('smtpSenha');
  });

  it('o que se esvaziou continua vazio quando o servidor começa de novo', async () => {
    const cleared = { ssoAtributoRegra: undefined, ldapAtributoMatricula: undefined };
    expect((await set(cleared)).status).toBe(200);
    await world.another();
    const [only] = itens(await world.administrator.get('configuracao'));
    expect(only).toMatchObject({ ssoVinculo: 'EMAIL', ldapAtributoNome: 'cn' });
    for (const name of Object.keys(cleared)) expect(only).not.toHaveProperty(name);
  });

  it('recusa o que está fora dos limites, e quem não pode editar', async () => {
    expect(refusal(await set({ minutosSessao: 2, tamanhoMaximoUpload: 900 }))).toEqual([
      422,
      {
        minutosSessao: 'Minutos de sessão precisa ser no mínimo 5.',
        tamanhoMaximoUpload: 'Tamanho máximo de arquivo em MB precisa ser no máximo 512.',
      },
    ]);
    expect(refusal(await set({ assinaturaLarguraMinima: 100, assinaturaLarguraMaxima: 50 }))[1]).toEqual({
      assinaturaLarguraMaxima:
        'Largura máxima da assinatura precisa ser maior ou igual a Largura mínima da assinatura.',
    });
    expect(refusal(await set({ ssoAtivo: true }))[1]).toHaveProperty('ssoEmissor');
    expect(refusal(await set({ menuOculto: ['sem ponto'] }))[0]).toBe(422);
    const helena = await world.personWith('cidadeListar');
    expect((await helena.get('configuracao')).status).toBe(403);
    expect((await changeOnly(world.administrator, 'configuracao', {})).status).toBe(200);
  });

  it('vale na hora para quem entra: tempo de sessão, itens por página, avisos e pesquisa externa', async () => {
    await set({
      minutosSessao: 15,
      itensPorPagina: 35,
      segundosMensagem: 12,
      liberarAoSair: false,
      urlPesquisaExterna: 'https://pesquisa.exemplo',
      errosFixos: false,
      registrarLocalizacao: true,
      menuOculto: ['cadastro.cidades'],
    });
    const { payload } = (await login()).json<Opened>();
    expect(payload.userConfig).toMatchObject({ itensPorPagina: 35, tempoApresentacaoMensagens: 12 });
    expect(payload.sistemaConfig).toEqual({
      isCheckOutAutomatico: false,
      tempoApresentacaoMensagens: 12,
      urlEasySearch: 'https://pesquisa.exemplo',
      errosFixos: false,
      registrarLocalizacao: true,
      menuOculto: ['cadastro.cidades'],
    });
    const renewed = await world.app.inject({
      method: 'POST',
      url: '/ws/api/login/atualizar-token',
      headers: { authorization: `Bearer ${payload.token}` },
    });
    expect(renewed.json<{ payload: { expiraEm: string } }>().payload.expiraEm).toBe(
      '2026-11-20T12:15:00.000Z',
    );
  });

  it('uma senha nova segue o tamanho e a mistura pedidos', async () => {
    const { semad, ccl, cargo } = world.ids;
    const person = (login: string, senha: string) =>
      world.administrator.post('usuario', {
        nome: login,
        email: `${login}@vilaserena.exemplo`,
        login,
        senha,
        perfilAcesso: 1,
        unidades: [{ organizacao: semad, unidade: ccl, cargo }],
      });
    await set({ senhaTamanhoMinimo: 12, senhaForte: true });
    expect(refusal(await person('rita', 'curta-demais'.slice(0, 10)))).toEqual([
      422,
      { senha: 'Senha precisa ter no mínimo 12 caracteres.' },
    ]);
    expect(refusal(await person('rita', 'sem maiusculas 1'))).toEqual([
      422,
      { senha: 'Misture letras maiúsculas e minúsculas, algarismos e sinais.' },
    ]);
    expect((await person('rita', 'Uma senha comprida, 1')).status).toBe(200);
    expect((await login()).statusCode).toBe(200);
  });

  it('a senha padrão segue as mesmas regras, também quando são elas que mudam', async () => {
    const rules = { senhaTamanhoMinimo: 12, senhaForte: true };
    expect(refusal(await set({ ...rules, senhaPadrao: 'curta-12' }))).toEqual([
      422,
      { senhaPadrao: 'Senha precisa ter no mínimo 12 caracteres.' },
    ]);
    expect(refusal(await set({ ...rules, senhaPadrao: 'sem maiusculas 1' }))[1]).toEqual({
      senhaPadrao: 'Misture letras maiúsculas e minúsculas, algarismos e sinais.',
    });
    expect((await set({ ...rules, senhaPadrao: 'Chegada no prédio, 7' })).status).toBe(200);
    expect(refusal(await set({ senhaTamanhoMinimo: 24 }))[1]).toEqual({
      senhaPadrao: 'Senha precisa ter no mínimo 24 caracteres.',
    });
    expect((await set({ segundosMensagem: 8 })).status).toBe(200);
    await world.platform.connection.pool.query('update registro.configuracao set senha_padrao = null');
  });

  it('a imagem de assinatura cabe nos limites de quem administra, e nunca passa dos do cadastro', async () => {
    const { semad, ccl, cargo } = world.ids;
    const signing = async (login: string, width: number, height: number) =>
      refusal(
        await world.administrator.post('usuario', {
          nome: login,
          email: `${login}@vilaserena.exemplo`,
          login,
          senha: 'Uma senha comprida, 1',
          perfilAcesso: 1,
          unidades: [{ organizacao: semad, unidade: ccl, cargo }],
          imagemAssinatura: await world.administrator.upload('assinatura.png', png(width, height)),
        }),
      );
    expect((await signing('ana', 15, 15))[0]).toBe(200);
    expect((await signing('bia', 295, 200))[0]).toBe(200);
    expect((await signing('caio', 296, 200))[1]).toHaveProperty('imagemAssinatura');
    await set({ assinaturaLarguraMaxima: 120, assinaturaAlturaMinima: 30, assinaturaAlturaMaxima: 60 });
    expect((await signing('caio', 121, 40))[1]['imagemAssinatura']).toContain('120');
    expect((await signing('caio', 100, 29))[1]).toHaveProperty('imagemAssinatura');
    expect((await signing('caio', 100, 61))[1]['imagemAssinatura']).toContain('60');
    expect((await signing('caio', 120, 30))[0]).toBe(200);
  });

  it('um arquivo maior do que o limite é recusado', async () => {
    await set({ tamanhoMaximoUpload: 1 });
    const send = async (size: number) => {
      const boundary = 'limite';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="arquivo"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
      const response = await world.app.inject({
        method: 'POST',
        url: '/ws/api/arquivo',
        headers: {
          authorization: `Bearer ${world.administrator.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([
          Buffer.from(head),
          Buffer.alloc(size, 32),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      });
      return [response.statusCode, response.json<{ descricao?: string }>().descricao];
    };
    expect((await send(1000))[0]).toBe(200);
    expect(await send(1_100_000)).toEqual([
      413,
      'O arquivo tem mais de 1 MB; o limite é 1 MB. Divida o arquivo ou reduza a resolução.',
    ]);
  });
});

describe('template-mensagem', () => {
  const find = async (chave: string) => {
    const [row] = itens(await world.administrator.get(`template-mensagem?chave=${chave}`));
    return row as { id: number; versao: number };
  };
  const write = async (chave: string, texto: string | undefined) => {
    const row = await find(chave);
    return world.administrator.put(`template-mensagem/${row.id}`, { ...row, texto });
  };

  it('traz cada mensagem com o seu tipo, e não deixa incluir nem excluir', async () => {
    expect(await find('erro.naoEncontrado')).toMatchObject({ tipo: 'ERRO' });
    expect(await find('validacao.obrigatorio')).toMatchObject({
      tipo: 'VALIDACAO',
      textoPadrao: '{param} é um campo obrigatório.',
    });
    expect(await find('erro.sessaoExpirada')).toMatchObject({ tipo: 'AVISO' });
    expect(await find('cadastro.formulario.salvo.m')).toMatchObject({ tipo: 'SUCESSO' });
    expect((await world.administrator.post('template-mensagem', {})).status).toBe(404);
    expect((await world.administrator.remove('template-mensagem/1?versao=1')).status).toBe(404);
  });

  it('um texto próprio passa a valer, também em outro processo, e vazio volta ao do produto', async () => {
    await world.another();
    const missing = async () => (await world.administrator.get('cidade/999999')).descricao;
    const required = async () => refusal(await world.administrator.post('cargo', { codigo: '9' }))[1];
    expect((await write('erro.naoEncontrado', 'Não achamos o que você procurou.')).status).toBe(200);
    expect((await write('validacao.obrigatorio', 'Preencha {param}.')).status).toBe(200);
    await expect.poll(missing).toBe('Não achamos o que você procurou.');
    await expect.poll(required).toEqual({ descricao: 'Preencha Descrição.' });
    const theme = await world.app.inject({ method: 'GET', url: '/ws/api/tema' });
    expect(theme.json<{ payload: { mensagens: object } }>().payload.mensagens).toEqual({
      'erro.naoEncontrado': 'Não achamos o que você procurou.',
      'validacao.obrigatorio': 'Preencha {param}.',
    });
    await write('erro.naoEncontrado', undefined);
    await write('validacao.obrigatorio', undefined);
    await expect.poll(required).toEqual({ descricao: 'Descrição é um campo obrigatório.' });
  });

  it('recusa um campo que a mensagem não tem', async () => {
    expect(refusal(await write('validacao.obrigatorio', 'Preencha {campo}.'))).toEqual([
      422,
      { texto: 'Esta mensagem não tem o campo {campo}. Use só: {param}.' },
    ]);
    expect(refusal(await write('entrada.correio.codigoTexto', 'Use o código.'))[1]).toEqual({
      texto: 'Esta mensagem não serve sem o campo {codigo}.',
    });
    expect(refusal(await write('erro.naoAutenticado', 'Entre, {nome}.'))[1]).toEqual({
      texto: 'Esta mensagem não tem o campo {nome} nem outro. Escreva sem chaves.',
    });
  });
});

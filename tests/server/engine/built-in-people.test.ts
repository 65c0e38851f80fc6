import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpf } from '#demonstracao/cpf.ts';
import { refusal, registerCalls } from './register-calls.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { sendFile } from './transfer-calls.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

const { change, create, post } = registerCalls(() => world);

/** Somebody more, to be absent or to stand in. */
const newPerson = (login: string): Promise<number> =>
  create('usuario', {
    nome: login,
    email: `${login}@vilaserena.exemplo`,
    login,
    senha: 'uma senha comprida',
    perfilAcesso: 1,
    unidades: [{ organizacao: world.ids.semad, unidade: world.ids.ccl, cargo: world.ids.cargo }],
  });

describe('ausencia', () => {
  it('não se sobrepõe, termina depois de começar e tem por substituto outra pessoa', async () => {
    const usuario = await newPerson('ana.braga');
    const ferias = { usuario, inicio: '2027-01-04', fim: '2027-01-18', motivo: 'FERIAS' };
    const id = await create('ausencia', ferias);
    expect(refusal(await post('ausencia', { ...ferias, inicio: '2027-01-18', fim: '2027-01-20' }))).toEqual([
      422,
      { inicio: 'ana.braga já tem uma ausência de 04/01/2027 a 18/01/2027.' },
    ]);
    expect((await change('ausencia', id, { fim: '2027-01-19' })).erros).toEqual([]);
    expect((await post('ausencia', { ...ferias, inicio: '2027-01-20', fim: '2027-01-21' })).erros).toEqual(
      [],
    );
    expect(
      refusal(await post('ausencia', { ...ferias, inicio: '2028-02-02', fim: '2028-02-01' }))[1],
    ).toHaveProperty('fim');
    const itself = { ...ferias, substituto: usuario, inicio: '2028-02-02', fim: '2028-02-03' };
    expect(refusal(await post('ausencia', itself))[1]).toHaveProperty('substituto');
  });

  it('avisa, sem impedir, de substituto ausente e de quem já substitui alguém', async () => {
    const [um, dois, tres] = [
      await newPerson('um.um'),
      await newPerson('dois.dois'),
      await newPerson('tres.tres'),
    ];
    const maio = { inicio: '2027-05-03', fim: '2027-05-14', motivo: 'LICENCA' };
    await create('ausencia', { ...maio, usuario: um, substituto: dois });
    const serving = await post('ausencia', {
      ...maio,
      usuario: dois,
      inicio: '2027-05-14',
      fim: '2027-05-20',
    });
    expect(serving.payload['avisos']).toEqual([
      {
        campo: 'inicio',
        mensagem:
          'Neste período a pessoa ausente é substituta de um.um, de 03/05/2027 a 14/05/2027. O substituto dela não atua por um.um.',
      },
    ]);
    const away = await post('ausencia', { ...maio, usuario: tres, substituto: um });
    expect(away.payload['avisos']).toEqual([
      {
        campo: 'substituto',
        mensagem:
          'um.um também estará ausente, de 03/05/2027 a 14/05/2027. Nesses dias talvez ninguém atue no lugar da pessoa.',
      },
    ]);
  });

  it('em opções do usuário cada um vê e escreve só as suas', async () => {
    const outra = await create('ausencia', {
      usuario: world.ids.tiago,
      inicio: '2029-01-01',
      fim: '2029-01-02',
      motivo: 'VIAGEM',
    });
    const own = '?lugar=opcoes-usuario%2Fausencia';
    const helena = await world.personWith(
      ...['Listar', 'Incluir', 'Editar', 'Consultar', 'Excluir'].map((act) => `ausenciaPropria${act}`),
    );
    expect((await helena.get('ausencia')).status).toBe(403);
    const dias = { inicio: '2029-03-01', fim: '2029-03-02', motivo: 'FERIAS' };
    const mine = await helena.post(`ausencia${own}`, dias);
    expect(mine.erros).toEqual([]);
    expect(
      refusal(await helena.post(`ausencia${own}`, { ...dias, usuario: world.ids.tiago }))[1],
    ).toHaveProperty('usuario');
    expect((await helena.get(`ausencia${own}`)).payload).toMatchObject({
      total: 1,
      itens: [{ id: mine.payload['id'], inicio: '2029-03-01' }],
    });
    expect((await helena.get(`ausencia/${outra}${own}`)).status).toBe(404);
    const definition = await helena.get('registro/ausencia');
    expect(definition.payload).toMatchObject({
      validador: {
        criar: expect.stringMatching(/\.js$/) as string,
        editar: expect.stringMatching(/\.js$/) as string,
      },
    });
  });
});

describe('usuario-externo', () => {
  it('guarda a senha como resumo, não repete o e-mail e só tem perfil de externos', async () => {
    const perfilAcesso = await create('perfil-acesso', { descricao: 'De fora', tipo: 'EXTERNO' });
    const cicero = {
      nome: 'Cícero',
      documento: cpf('507318264'),
      email: 'cicero@correio.exemplo',
      senha: 'uma senha comprida',
      perfilAcesso,
    };
    const id = await create('usuario-externo', cicero);
    const { rows } = await world.platform.connection.pool.query<{ senha: string }>(
      'select senha from registro.usuario_externo where id = $1',
      [id],
    );
    expect(rows[0]?.senha).toMatch(/^\$argon2id\$/);
    const wrong = async (extra: object) =>
      Object.keys(
        refusal(
          await post('usuario-externo', {
            ...cicero,
            documento: cpf('507318265'),
            email: 'outro@correio.exemplo',
            ...extra,
          }),
        )[1],
      );
    expect(await wrong({ email: 'cicero@correio.exemplo' })).toEqual(['email']);
    expect(await wrong({ documento: cpf('507318264') })).toEqual(['documento']);
    expect(await wrong({ perfilAcesso: 1 })).toEqual(['perfilAcesso']);
    expect(await wrong({ senha: 'outro@correio.exemplo' })).toEqual(['senha']);
    const inside = await newPerson('de.dentro');
    expect(refusal(await change('usuario', inside, { perfilAcesso }))[1]).toHaveProperty('perfilAcesso');
  });

  it('entra por planilha sem senha, que não passa de mão em mão', async () => {
    await create('perfil-acesso', { descricao: 'De planilha', tipo: 'EXTERNO' });
    const line = `Planilha;${cpf('507318266')};planilha@correio.exemplo;De planilha`;
    const send = (header: string, text: string) =>
      sendFile(world, world.administrator, 'usuario-externo', `${header}\n${text}\n`);
    const header = 'nome;documento;email;perfilAcesso';
    const refused = await send(`${header};senha`, `${line};uma senha comprida`);
    expect(refused.load.erros).toMatchObject([{ linha: 1, coluna: 'senha' }]);
    const loaded = await send(header, line);
    expect([loaded.load.incluir, loaded.load.erros]).toEqual([1, []]);
    const { rows } = await world.platform.connection.pool.query<{ senha: string | null; guardado: boolean }>(
      `select senha, (select a.em_uso from arquivo a join importacao i on i.arquivo_id = a.id where i.id = $1) as guardado
       from registro.usuario_externo where nome = 'Planilha'`,
      [loaded.load.id],
    );
    expect(rows).toEqual([{ senha: null, guardado: false }]);
  });
});

describe('perfil-acesso', () => {
  it('com pessoas ativas não fica inativo nem passa a ser de outras', async () => {
    const perfilAcesso = await create('perfil-acesso', { descricao: 'De dois', tipo: 'INTERNO' });
    const [um, dois] = [await newPerson('perfil.um'), await newPerson('perfil.dois')];
    for (const id of [um, dois]) await change('usuario', id, { perfilAcesso });
    const inactivate = () => change('perfil-acesso', perfilAcesso, { ativo: false });
    expect(refusal(await inactivate())).toEqual([
      422,
      { ativo: '2 pessoas ativas têm este perfil. Dê antes outro a elas.' },
    ]);
    expect(refusal(await change('perfil-acesso', perfilAcesso, { tipo: 'EXTERNO' }))[1]).toHaveProperty(
      'tipo',
    );
    await change('usuario', um, { perfilAcesso: 1 });
    expect(refusal(await inactivate())[1]['ativo']).toMatch(/^Uma pessoa ativa/);
    await change('usuario', dois, { ativo: false });
    expect((await inactivate()).erros).toEqual([]);
  });
});

describe('papel', () => {
  it('tem ao menos um executante, completo e sem repetir', async () => {
    const papel = (executantes: object[]) =>
      post('papel', { codigo: `P${Math.random()}`.slice(0, 12), nome: `P${Math.random()}`, executantes });
    const wrong = async (...executantes: object[]) => Object.keys(refusal(await papel(executantes))[1]);
    const { ccl, cargo } = world.ids;
    expect(refusal(await papel([]))).toEqual([422, { executantes: 'Executantes é um campo obrigatório.' }]);
    expect(await wrong({ tipo: 'UNIDADE' })).toEqual(['executantes.0.unidade']);
    expect(await wrong({ tipo: 'CARGO', cargo }, { tipo: 'CARGO', cargo })).toEqual(['executantes.1.cargo']);
    expect(
      await wrong(
        { tipo: 'UNIDADE', unidade: ccl },
        { tipo: 'CHEFE_UNIDADE', unidade: ccl },
        { tipo: 'USUARIO', usuario: await newPerson('quem.executa') },
      ),
    ).toEqual([]);
  });
});

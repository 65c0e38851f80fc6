import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOnly, confirm } from '#tests/server/registers/act.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { refusal, registerCalls } from './register-calls.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

const { change, create, post, remove } = registerCalls(() => world);

describe('assunto', () => {
  it('um código CONARQ tem a forma da tabela; um livre, qualquer uma', async () => {
    const classe = { descricao: 'Pessoal', tipoCodigo: 'CONARQ' };
    expect(refusal(await post('assunto', { ...classe, codigo: 'PES-1' }))).toEqual([
      422,
      { codigo: 'Um código CONARQ tem três algarismos e subdivisões separadas por ponto, como 061.11.' },
    ]);
    for (const codigo of ['020', '020.1', '029.11', '080.21.a'])
      await create('assunto', { ...classe, codigo });
    await create('assunto', { codigo: 'PES-1', descricao: 'Pessoal', tipoCodigo: 'LIVRE' });
  });

  it('novo, sem dizer o tipo do código, tem o da Configuração', async () => {
    const tipoOf = async (codigo: string, extra: object = {}) =>
      (await post('assunto', { codigo, descricao: 'Transporte', ...extra })).payload['tipoCodigo'];
    expect(await tipoOf('TR-1')).toBe('LIVRE');
    await changeOnly(world.administrator, 'configuracao', { tipoCodigoClasse: 'CONARQ' });
    expect(await tipoOf('036')).toBe('CONARQ');
    expect(await tipoOf('TR-2', { tipoCodigo: 'LIVRE' })).toBe('LIVRE');
    expect(refusal(await post('assunto', { codigo: 'TR-3', descricao: 'Transporte' }))[1]).toHaveProperty(
      'codigo',
    );
    await changeOnly(world.administrator, 'configuracao', { tipoCodigoClasse: 'LIVRE' });
  });

  it('guarda os códigos e nomes que já teve, e ninguém mais os escreve', async () => {
    const id = await create('assunto', {
      codigo: 'A1',
      descricao: 'Frota',
      nomesAnteriores: [{ codigo: 'X' }],
    });
    await change('assunto', id, { descricao: 'Frota e transporte' });
    const { payload } = await change('assunto', id, { codigo: 'A2', nomesAnteriores: [] });
    expect(payload['nomesAnteriores']).toMatchObject([
      { codigo: 'A1', descricao: 'Frota', ate: '2026-11-20' },
      { codigo: 'A1', descricao: 'Frota e transporte', ate: '2026-11-20' },
    ]);
    const same = await change('assunto', id, { notaExplicativa: 'Inclui combustível.' });
    expect(same.payload['nomesAnteriores']).toHaveLength(2);
  });
});

describe('sigilo', () => {
  it('não passa dos anos da lei, e o grau confidencial fica inativo', async () => {
    const grau = (n: number, anosMaximo: number, ativo = true) =>
      post('sigilo', { codigo: `g${n}`, descricao: `Grau ${n}`, grau: n, anosMaximo, ativo });
    expect(refusal(await grau(1, 6))).toEqual([
      422,
      { anosMaximo: 'A lei permite no máximo 5 anos neste grau.' },
    ]);
    expect(refusal(await grau(2, 10))).toEqual([
      422,
      { ativo: 'O grau Confidencial só vale para documentos antigos e fica inativo.' },
    ]);
    expect((await grau(2, 10, false)).erros).toEqual([]);
    expect((await grau(4, 25)).erros).toEqual([]);
  });
});

describe('interessado', () => {
  it('mostra na lista o telefone e o CEP, que o formato diz que são curtos', async () => {
    const shown = { telefone: '4733334444', cep: '89010000' };
    const id = await create('interessado', { tipo: 'PESSOA_JURIDICA', nome: 'Padaria Sol', ...shown });
    const { payload } = await world.administrator.get(`interessado?id=${id}`);
    expect(payload['itens']).toMatchObject([shown]);
  });

  it('repetido, é salvo com um aviso que diz quem já estava lá', async () => {
    const maria = { tipo: 'PESSOA_FISICA', nome: 'Maria José Prado', cpf: cpf('111222333') };
    const first = await post('interessado', maria);
    expect(first.payload).not.toHaveProperty('avisos');
    const twin = await post('interessado', { ...maria, nome: 'M. J. Prado' });
    expect([twin.status, twin.payload['avisos']]).toEqual([
      200,
      [{ campo: 'cpf', mensagem: 'Já existe o interessado Maria José Prado, com este CPF.' }],
    ]);
    const namesake = await post('interessado', { tipo: 'PESSOA_JURIDICA', nome: 'MARIA JOSE PRADO' });
    expect(namesake.payload['avisos']).toEqual([
      { campo: 'nome', mensagem: 'Já existe o interessado Maria José Prado, com este nome.' },
    ]);
    const id = Number(twin.payload['id']);
    expect((await world.administrator.get(`interessado/${id}`)).payload).not.toHaveProperty('avisos');
    const again = await change('interessado', id, { avisos: [], nome: 'Mariana Prado' });
    expect(again.payload['avisos']).toHaveLength(1);
  });
});

describe('organizacao-interna', () => {
  it('só uma é a matriz', async () => {
    await change('organizacao-interna', world.ids.semad, { matriz: true });
    expect(refusal(await change('organizacao-interna', world.ids.pgm, { matriz: true }))).toEqual([
      422,
      { matriz: 'Só uma organização é a matriz, e hoje é Secretaria Municipal de Administração.' },
    ]);
  });

  it('dá o seu endereço às unidades quando se pede, e a cada mudança quando marcado', async () => {
    const { semad, ccl, pgm } = world.ids;
    const outside = await create('unidade', { codigo: 'PG', sigla: 'PG', nome: 'PG', organizacao: pgm });
    await change('organizacao-interna', semad, { endereco: 'Praça da Matriz, 100', cep: '29998000' });
    const unit = async (id: number) => (await world.administrator.get(`unidade/${id}`)).payload;
    expect(await unit(ccl)).not.toHaveProperty('endereco');
    const done = await post(`organizacao-interna/${semad}/acao/replicarEndereco`, {});
    expect(done.payload).toEqual({ unidades: 2, mensagem: 'Endereço dado às unidades. Mudaram: 2.' });
    expect(await unit(ccl)).toMatchObject({ endereco: 'Praça da Matriz, 100', cep: '29998000', versao: 2 });
    expect(await unit(outside)).not.toHaveProperty('endereco');
    await change('organizacao-interna', semad, { replicarEnderecoUnidades: true, endereco: 'Rua Nova, 5' });
    expect(await unit(ccl)).toMatchObject({ endereco: 'Rua Nova, 5', versao: 3 });
    await change('organizacao-interna', semad, { replicarEnderecoUnidades: false, endereco: 'Rua Velha, 1' });
    expect(await unit(ccl)).toMatchObject({ endereco: 'Rua Nova, 5', versao: 3 });
    await change('organizacao-interna', semad, { replicarEnderecoUnidades: true });
    expect(await unit(ccl)).toMatchObject({ endereco: 'Rua Velha, 1', versao: 4 });
    const helena = await world.personWith('organizacaoInternaConsultar', 'organizacaoInternaEditar');
    expect((await helena.post(`organizacao-interna/${semad}/acao/replicarEndereco`, {})).status).toBe(403);
  });
});

describe('uma organização inativa', () => {
  it('não tem unidade ativa', async () => {
    const organizacao = await create('organizacao-interna', { codigo: 'FIM', sigla: 'FIM', nome: 'Extinta' });
    const unidade = await create('unidade', { codigo: 'FIM-1', sigla: 'FIM-1', nome: 'Última', organizacao });
    const inactivate = () => change('organizacao-interna', organizacao, { ativo: false });
    expect(refusal(await inactivate())).toEqual([
      422,
      { ativo: 'A unidade FIM-1 desta organização está ativa. Inative antes as unidades dela.' },
    ]);
    expect((await change('unidade', unidade, { ativo: false })).erros).toEqual([]);
    expect((await inactivate()).erros).toEqual([]);
  });
});

describe('unidade', () => {
  it('não se inativa sobre subordinadas ativas; inativada, ganha a data de hoje', async () => {
    const { semad } = world.ids;
    const unit = (sigla: string, extra: object = {}) =>
      create('unidade', { codigo: sigla, sigla, nome: sigla, organizacao: semad, ...extra });
    const above = await unit('ACIMA');
    const below = await unit('ABAIXO', { unidadeSuperior: above });
    const refused = await change('unidade', above, { ativo: false });
    expect([refused.status, refused.codigo]).toEqual([409, 'aindaTem']);
    expect(refused.payload).toMatchObject({ grupos: [{ nome: 'subordinadas', total: 1 }] });
    await change('unidade', below, { ativo: false });
    expect((await change('unidade', above, { ativo: false })).payload).toMatchObject({
      dataInativacao: '2026-11-20',
    });
    expect((await change('unidade', above, { ativo: true })).payload).not.toHaveProperty('dataInativacao');
  });
});

describe('faixa-horario', () => {
  const faixa = (conjuntos: object[]) => post('faixa-horario', { descricao: `F${Math.random()}`, conjuntos });
  const horario = (inicio: string, fim: string) => ({ inicio, fim });

  it('tem dias, até quatro horários com fim depois do início, sem sobreposição no mesmo dia', async () => {
    expect(refusal(await faixa([]))[1]).toHaveProperty('conjuntos');
    expect(refusal(await faixa([{ dias: [], horarios: [horario('08:00', '12:00')] }]))[1]).toHaveProperty([
      'conjuntos.0.dias',
    ]);
    const five = ['01', '03', '05', '07', '09'].map((h) => horario(`${h}:00`, `${h}:30`));
    expect(refusal(await faixa([{ dias: [2], horarios: five }]))[1]).toHaveProperty(['conjuntos.0.horarios']);
    expect(refusal(await faixa([{ dias: [2], horarios: [horario('12:00', '08:00')] }]))[1]).toHaveProperty([
      'conjuntos.0.horarios.0.fim',
    ]);
    expect(refusal(await faixa([{ dias: [2], horarios: [horario('24:00', '25:00')] }]))[0]).toBe(422);
    expect(
      refusal(
        await faixa([
          { dias: [2, 3], horarios: [horario('08:00', '12:00')] },
          { dias: [3], horarios: [horario('11:30', '13:00')] },
        ]),
      ),
    ).toEqual([422, { 'conjuntos.1.horarios.0.inicio': 'Este horário se sobrepõe ao de 08:00 a 12:00.' }]);
    const apart = await faixa([
      { dias: [2, 3], horarios: [horario('08:00', '12:00'), horario('12:00', '18:00')] },
      { dias: [7], horarios: [horario('11:30', '13:00')] },
    ]);
    expect(apart.erros).toEqual([]);
  });
});

describe('pagina', () => {
  it('a do produto muda de título e de estado, não de nome, e fica', async () => {
    const id = await create('pagina', { nome: 'principal.home', titulo: 'Início' });
    expect(refusal(await change('pagina', id, { nome: 'principal.outra' }))).toEqual([
      422,
      { nome: 'O nome de uma página do produto não muda.' },
    ]);
    expect((await change('pagina', id, { titulo: 'Painel', ativo: true })).erros).toEqual([]);
    const refused = await remove('pagina', id);
    expect([refused.status, refused.descricao]).toEqual([
      409,
      'Esta página é do produto. Deixe-a inativa em vez de excluir.',
    ]);
    const offered = async () =>
      (
        (await world.administrator.get('permissoes')).payload['paginas'] as { nome: string; titulo: string }[]
      ).map(({ nome, titulo }) => [nome, titulo]);
    expect(await offered()).toEqual([['principal.home', 'Painel']]);
    await change('pagina', id, { ativo: false });
    expect(await offered()).toEqual([]);
    const own = await create('pagina', { nome: 'obras.mapa', titulo: 'Mapa das obras' });
    expect((await remove('pagina', own)).status).toBe(200);
    expect(refusal(await post('pagina', { nome: 'semponto', titulo: 'x' }))[1]).toHaveProperty('nome');
  });

  it('que um perfil mostra não muda de nome nem se exclui', async () => {
    const id = await create('pagina', { nome: 'obras.painel', titulo: 'Painel das obras' });
    const perfil = await create('perfil-acesso', {
      descricao: 'Obras',
      tipo: 'INTERNO',
      paginas: ['obras.painel'],
    });
    expect(refusal(await change('pagina', id, { nome: 'obras.outro' }))).toEqual([
      422,
      { nome: 'O perfil Obras mostra esta página: retire-a dele antes de mudar o nome.' },
    ]);
    expect((await change('pagina', id, { titulo: 'Painel' })).erros).toEqual([]);
    expect((await remove('pagina', id)).status).toBe(409);
    await change('perfil-acesso', perfil, { paginas: [] });
    expect((await remove('pagina', id)).status).toBe(200);
  });
});

describe('dominio', () => {
  it('o remetente é de um domínio da instituição', async () => {
    const { payload } = await world.administrator.get('dominio');
    const [only] = payload['itens'] as { id: number }[];
    const save = (extra: object) =>
      change('dominio', only?.id ?? 0, {
        enderecoPublico: 'https://malote.vilaserena.exemplo',
        dominiosEmail: [{ dominio: 'vilaserena.exemplo' }],
        cadastroExterno: 'NINGUEM',
        ...extra,
      });
    expect(refusal(await save({ remetente: 'malote@outro.exemplo' }))).toEqual([
      422,
      { remetente: 'O remetente precisa ser de um dos domínios da instituição.' },
    ]);
    expect(refusal(await save({ cadastroExterno: 'DOMINIOS' }))[1]).toHaveProperty('dominiosExternos');
    for (const enderecoPublico of [
      'ftp://malote.exemplo',
      'javascript:alert(1)',
      'https://malote.exemplo/?a=1',
    ])
      expect(refusal(await save({ enderecoPublico }))[1]).toHaveProperty('enderecoPublico');
    await confirm(world.administrator);
    expect((await save({ remetente: 'malote@vilaserena.exemplo' })).erros).toEqual([]);
    const settings = await world.administrator.get('configuracao');
    const [{ id = 0 } = {}] = settings.payload['itens'] as { id?: number }[];
    expect(refusal(await change('configuracao', id, { smtpRemetente: 'a@outro.exemplo' }))).toEqual([
      422,
      { smtpRemetente: 'O remetente precisa ser de um dos domínios da instituição.' },
    ]);
    expect((await change('configuracao', id, { smtpRemetente: 'a@vilaserena.exemplo' })).erros).toEqual([]);
    expect(
      refusal(await save({ dominiosEmail: [{ dominio: 'outro.exemplo' }], remetente: 'a@outro.exemplo' }))[1],
    ).toEqual({
      dominiosEmail:
        'O correio envia por a@vilaserena.exemplo, cujo domínio não está na lista. Mude antes o remetente na Configuração.',
    });
  });
});

describe('feriado', () => {
  it('pede o que a regra e a abrangência dizem, e um dia que existe', async () => {
    const feriado = { nome: 'São João', tipo: 'FERIADO', regra: 'ANUAL', abrangencia: 'NACIONAL' };
    const wrong = async (extra: object) => refusal(await post('feriado', { ...feriado, ...extra }))[1];
    expect(Object.keys(await wrong({}))).toEqual(['dia', 'mes']);
    expect(Object.keys(await wrong({ regra: 'DATA' }))).toEqual(['data']);
    expect(Object.keys(await wrong({ regra: 'PASCOA' }))).toEqual(['diasDaPascoa']);
    expect(Object.keys(await wrong({ dia: 24, mes: 6, abrangencia: 'MUNICIPAL' }))).toEqual([
      'estado',
      'cidade',
    ]);
    expect(Object.keys(await wrong({ dia: 24, mes: 6, abrangencia: 'PROPRIO' }))).toEqual(['organizacao']);
    expect(await wrong({ dia: 31, mes: 6 })).toEqual({ dia: 'Este dia não existe neste mês.' });
    expect(await wrong({ dia: 29, mes: 2 })).toEqual({});
  });
});

describe('perfil-acesso', () => {
  it('em uso por uma pessoa, sua faixa de horário não se exclui', async () => {
    const faixaHorario = await create('faixa-horario', {
      descricao: 'Manhã',
      conjuntos: [{ dias: [2], horarios: [{ inicio: '08:00', fim: '12:00' }] }],
    });
    await create('perfil-acesso', { descricao: 'Da manhã', tipo: 'INTERNO', faixaHorario });
    expect((await remove('faixa-horario', faixaHorario)).codigo).toBe('registroEmUso');
  });
});

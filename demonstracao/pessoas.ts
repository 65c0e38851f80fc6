import { defined } from '#schemas/defined.ts';
import { cpf } from './cpf.ts';
import { ref } from './ref.ts';
import type { Campos, RegistroMundo } from './registro-mundo.ts';

interface Lotacao {
  readonly unidade: string;
  readonly cargo: string;
  readonly chefe?: true;
  readonly secretario?: true;
}

/** What a person may do beyond the profile. */
type Poder = {
  [K in keyof Campos<'usuario'>]-?: boolean extends Campos<'usuario'>[K] ? K : never;
}[keyof Campos<'usuario'>];

export interface Pessoa {
  readonly login: string;
  readonly nome: string;
  /** First nine digits. */
  readonly cpf: string;
  readonly matricula: string;
  readonly ramal?: string;
  readonly inicio: string;
  readonly perfil: string;
  /** Degree of secrecy up to which the person reads. */
  readonly sigilo: number;
  /** The first is the one where the person signs in. */
  readonly lotacoes: readonly [Lotacao, ...Lotacao[]];
  readonly poderes?: readonly Poder[];
  readonly inativa?: true;
}

/** Positions that are not of a career. */
const politicos: ReadonlySet<string> = new Set([
  'secretario',
  'secretaria-saude',
  'secretaria-educacao',
  'secretaria-assistencia',
  'secretaria-fazenda',
  'secretario-obras',
]);

/** The mail of each organisation; the units of all but the first begin with its sigla. */
const dominios = {
  PMVS: 'vilaserena.exemplo',
  IPVS: 'ipvs.vilaserena.exemplo',
  CSVS: 'csvs.vilaserena.exemplo',
} as const;

const organizacaoDe = (unidade: string): keyof typeof dominios =>
  unidade.startsWith('IPVS') ? 'IPVS' : unidade.startsWith('CSVS') ? 'CSVS' : 'PMVS';

const dominioDe = ({ lotacoes }: Pessoa): string => dominios[organizacaoDe(lotacoes[0].unidade)];

export const registroDePessoa = (pessoa: Pessoa, codigo: number): RegistroMundo<'usuario'> => ({
  chave: pessoa.login,
  dados: {
    codigo: String(codigo).padStart(3, '0'),
    nome: pessoa.nome,
    email: `${pessoa.login}@${dominioDe(pessoa)}`,
    login: pessoa.login,
    cpf: cpf(pessoa.cpf),
    matricula: pessoa.matricula,
    ...defined({ ramal: pessoa.ramal || undefined }),
    dataInicio: pessoa.inicio,
    perfilAcesso: ref('perfil-acesso', pessoa.perfil),
    sigilo: ref('sigilo', String(pessoa.sigilo)),
    cargo: ref('cargo', pessoa.lotacoes[0].cargo),
    vinculoEmpregaticio: ref(
      'vinculo-empregaticio',
      politicos.has(pessoa.lotacoes[0].cargo) ? 'agente-politico' : 'efetivo',
    ),
    unidades: pessoa.lotacoes.map(({ unidade, cargo, chefe = false, secretario = false }, ordem) => ({
      organizacao: ref('organizacao-interna', organizacaoDe(unidade)),
      unidade: ref('unidade', unidade),
      cargo: ref('cargo', cargo),
      padrao: ordem === 0,
      chefe,
      secretario,
    })),
    assinante: !pessoa.inativa,
    ativo: !pessoa.inativa,
    ...Object.fromEntries((pessoa.poderes ?? []).map((poder) => [poder, true])),
  },
});

const lista: readonly Pessoa[] = [
  {
    login: 'admin',
    nome: 'Tiago Bastos Meireles',
    cpf: '214680537',
    matricula: '10007-2',
    ramal: '2040',
    inicio: '2016-02-01',
    perfil: 'administrador',
    sigilo: 0,
    lotacoes: [{ unidade: 'CTI', cargo: 'analista-ti', chefe: true }],
    poderes: ['acessoAmplo', 'transferirConteudosUnidades'],
  },
  {
    login: 'helena.pires',
    nome: 'Helena Duarte Pires',
    cpf: '273118402',
    matricula: '20331-8',
    ramal: '2110',
    inicio: '2012-05-14',
    perfil: 'chefia',
    sigilo: 1,
    lotacoes: [{ unidade: 'CCL', cargo: 'coordenadora-compras', chefe: true }],
    poderes: [
      'cancelarReativar',
      'resgatarConteudos',
      'reverterMinuta',
      'publicarDocumentos',
      'definirPrazoResposta',
    ],
  },
  {
    login: 'rafael.lins',
    nome: 'Rafael Monteiro Lins',
    cpf: '318456789',
    matricula: '20418-3',
    ramal: '2117',
    inicio: '2025-02-03',
    perfil: 'pregoeiro',
    sigilo: 1,
    lotacoes: [
      { unidade: 'CCL', cargo: 'pregoeiro' },
      { unidade: 'SEMAD', cargo: 'assessor-tecnico', secretario: true },
    ],
    poderes: ['resgatarConteudos', 'reverterMinuta'],
  },
  {
    login: 'otavio.brandao',
    nome: 'Otávio Nunes Brandão',
    cpf: '041702315',
    matricula: '30002-5',
    ramal: '2010',
    inicio: '2021-01-04',
    perfil: 'chefia',
    sigilo: 3,
    lotacoes: [{ unidade: 'SEMAD', cargo: 'secretario', chefe: true }],
    poderes: [
      'cancelarReativar',
      'resgatarConteudos',
      'publicarDocumentos',
      'excluirQualquerDocumento',
      'acessoAmplo',
    ],
  },
  {
    login: 'nilza.campos',
    nome: 'Nilza Barreto Campos',
    cpf: '429175603',
    matricula: '20102-6',
    ramal: '2001',
    inicio: '2009-08-17',
    perfil: 'protocolo',
    sigilo: 0,
    lotacoes: [{ unidade: 'DPA', cargo: 'arquivista', chefe: true }],
    poderes: [
      'publicarDocumentos',
      'executarAcoesProtocolo',
      'protocolarDocumentosAntigos',
      'resgatarConteudos',
    ],
  },
  {
    login: 'beatriz.cordeiro',
    nome: 'Beatriz Anjos Cordeiro',
    cpf: '536208914',
    matricula: '20077-1',
    ramal: '2210',
    inicio: '2008-03-10',
    perfil: 'chefia',
    sigilo: 3,
    lotacoes: [{ unidade: 'PGM', cargo: 'procuradora-geral', chefe: true }],
    poderes: ['cancelarReativar', 'resgatarConteudos', 'reverterMinuta'],
  },
  {
    login: 'caio.teles',
    nome: 'Caio Ferraz Teles',
    cpf: '642317085',
    matricula: '20286-9',
    ramal: '2212',
    inicio: '2018-09-03',
    perfil: 'servidor',
    sigilo: 1,
    lotacoes: [{ unidade: 'PGM', cargo: 'procurador', secretario: true }],
    poderes: ['reverterMinuta'],
  },
  {
    login: 'tomas.neves',
    nome: 'Tomás Arruda Neves',
    cpf: '758430296',
    matricula: '20254-4',
    ramal: '2230',
    inicio: '2017-06-19',
    perfil: 'chefia',
    sigilo: 4,
    lotacoes: [{ unidade: 'CGM', cargo: 'controlador', chefe: true }],
    poderes: ['cancelarReativar', 'reclassificar', 'acessoAmplo'],
  },
  {
    login: 'nair.paz',
    nome: 'Nair Coutinho Paz',
    cpf: '861542307',
    matricula: '30005-9',
    ramal: '2250',
    inicio: '2021-01-04',
    perfil: 'chefia',
    sigilo: 0,
    lotacoes: [{ unidade: 'SEMFAZ', cargo: 'secretaria-fazenda', chefe: true }],
    poderes: ['cancelarReativar', 'resgatarConteudos'],
  },
  {
    login: 'luciana.reis',
    nome: 'Luciana Prado Reis',
    cpf: '973651418',
    matricula: '30007-0',
    ramal: '2310',
    inicio: '2023-04-11',
    perfil: 'chefia',
    sigilo: 1,
    lotacoes: [{ unidade: 'SESAU', cargo: 'secretaria-saude', chefe: true }],
    poderes: ['cancelarReativar'],
  },
  {
    login: 'dalva.lima',
    nome: 'Dalva Queiroz Lima',
    cpf: '185762529',
    matricula: '30008-3',
    ramal: '2330',
    inicio: '2021-01-04',
    perfil: 'chefia',
    sigilo: 0,
    lotacoes: [{ unidade: 'SEMED', cargo: 'secretaria-educacao', chefe: true }],
    poderes: ['cancelarReativar'],
  },
  {
    login: 'marina.vaz',
    nome: 'Marina Sotero Vaz',
    cpf: '297873640',
    matricula: '30009-7',
    ramal: '2350',
    inicio: '2022-08-01',
    perfil: 'chefia',
    sigilo: 0,
    lotacoes: [{ unidade: 'SEMAS', cargo: 'secretaria-assistencia', chefe: true }],
  },
  {
    login: 'gil.matos',
    nome: 'Gil Andrade Matos',
    cpf: '309984751',
    matricula: '30011-4',
    ramal: '2370',
    inicio: '2021-01-04',
    perfil: 'chefia',
    sigilo: 0,
    lotacoes: [{ unidade: 'SEOBI', cargo: 'secretario-obras', chefe: true }],
    poderes: ['cancelarReativar', 'resgatarConteudos'],
  },
  {
    login: 'renato.quadros',
    nome: 'Renato Sales Quadros',
    cpf: '411095862',
    matricula: '40001-1',
    ramal: '2601',
    inicio: '2019-03-07',
    perfil: 'administrador-local',
    sigilo: 1,
    lotacoes: [{ unidade: 'IPVS-DIR', cargo: 'diretor-presidente', chefe: true }],
    poderes: ['cancelarReativar', 'resgatarConteudos'],
  },
  {
    login: 'yara.figueira',
    nome: 'Yara Lopes Figueira',
    cpf: '522106973',
    matricula: '40004-2',
    ramal: '2603',
    inicio: '2020-10-05',
    perfil: 'servidor',
    sigilo: 0,
    lotacoes: [
      { unidade: 'IPVS-BEN', cargo: 'gerente-beneficios', chefe: true },
      { unidade: 'IPVS-DIR', cargo: 'agente-administrativo', secretario: true },
    ],
  },
  {
    login: 'vicente.pinto',
    nome: 'Vicente Amaral Pinto',
    cpf: '633217084',
    matricula: '20009-5',
    inicio: '1998-04-01',
    perfil: 'consulta',
    sigilo: 0,
    lotacoes: [{ unidade: 'SEMAD', cargo: 'agente-administrativo' }],
    inativa: true,
  },
];

/** Fifteen people at work and one who retired. The loader gives all of them the same password. */
export const pessoas: readonly RegistroMundo<'usuario'>[] = lista.map((pessoa, i) =>
  registroDePessoa(pessoa, i + 1),
);

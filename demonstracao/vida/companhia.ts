import { pessoas, registroDePessoa, type Pessoa } from '../pessoas.ts';
import { ref } from '../ref.ts';
import type { RegistroMundo } from '../registro-mundo.ts';
import { unidadesDe } from '../unidades.ts';

/** A company beside the town hall: it has owners and clients, a board instead of secretaries, and letters of its own. */
const companhia: RegistroMundo<'organizacao-interna'> = {
  chave: 'CSVS',
  dados: {
    codigo: '03',
    sigla: 'CSVS',
    nome: 'Companhia de Saneamento de Vila Serena S.A.',
    endereco: 'Avenida das Palmeiras, 900',
    complemento: 'Bloco B',
    estado: 'ES',
    cidade: ref('cidade', 'vila-serena'),
    cep: '29998120',
    ativo: true,
    matriz: false,
  },
  depois: {
    usuarioGestor: ref('usuario', 'sonia.prado'),
    unidadeProtocoloPadrao: ref('unidade', 'CSVS-DIR'),
  },
};

const unidade = unidadesDe('CSVS', 'csvs.vilaserena.exemplo', '29998120');
const superior = { unidadeSuperior: ref('unidade', 'CSVS-DIR') };

export const unidadesDaCompanhia: readonly RegistroMundo<'unidade'>[] = [
  unidade(
    'CSVS-DIR',
    'Diretoria da Companhia de Saneamento',
    { email: 'diretoria', ramal: '2701', endereco: 'Avenida das Palmeiras, 900, bloco B' },
    { codigo: '015', protocolo: true },
  ),
  unidade(
    'CSVS-OPE',
    'Gerência de Operações',
    { email: 'operacoes', ramal: '2710', endereco: 'Estrada do Córrego Fundo, km 2' },
    { codigo: '016', ...superior },
  ),
  unidade(
    'CSVS-COM',
    'Gerência Comercial',
    { email: 'comercial', ramal: '2720', endereco: 'Avenida das Palmeiras, 900, térreo' },
    { codigo: '017', ...superior },
  ),
];

const cargos: readonly RegistroMundo<'cargo'>[] = [
  { chave: 'diretora-presidente', dados: { codigo: '018', descricao: 'Diretora-Presidente', ativo: true } },
  { chave: 'gerente-operacoes', dados: { codigo: '019', descricao: 'Gerente de Operações', ativo: true } },
  { chave: 'gerente-comercial', dados: { codigo: '020', descricao: 'Gerente Comercial', ativo: true } },
];

const lista: readonly Pessoa[] = [
  {
    login: 'sonia.prado',
    nome: 'Sônia Leal Prado',
    cpf: '701334582',
    matricula: '50001-4',
    ramal: '2701',
    inicio: '2022-04-11',
    perfil: 'administrador-local',
    sigilo: 1,
    lotacoes: [{ unidade: 'CSVS-DIR', cargo: 'diretora-presidente', chefe: true }],
    poderes: ['cancelarReativar', 'resgatarConteudos', 'publicarDocumentos'],
  },
  {
    login: 'davi.moura',
    nome: 'Davi Rangel Moura',
    cpf: '812445693',
    matricula: '50007-8',
    ramal: '2710',
    inicio: '2019-08-05',
    perfil: 'chefia',
    sigilo: 0,
    lotacoes: [{ unidade: 'CSVS-OPE', cargo: 'gerente-operacoes', chefe: true }],
  },
  {
    login: 'elisa.torres',
    nome: 'Elisa Bueno Torres',
    cpf: '923556704',
    matricula: '50012-0',
    ramal: '2720',
    inicio: '2023-02-01',
    perfil: 'servidor',
    sigilo: 0,
    lotacoes: [{ unidade: 'CSVS-COM', cargo: 'gerente-comercial', chefe: true }],
  },
];

/** Codes go on from those of the world. */
export const pessoasDaCompanhia: readonly RegistroMundo<'usuario'>[] = lista.map((pessoa, i) =>
  registroDePessoa(pessoa, pessoas.length + i + 1),
);

/** Registers of the company, in the order in which one names another. */
export const registrosDaCompanhia: readonly (readonly [registro: string, lista: readonly RegistroMundo[]])[] =
  [
    ['organizacao-interna', [companhia]],
    ['unidade', unidadesDaCompanhia],
    ['cargo', cargos],
    ['usuario', pessoasDaCompanhia],
  ];

import { ref } from '../ref.ts';
import type { RegistroMundo } from '../registro-mundo.ts';
import type { Momento } from '../relogio.ts';
import { atributos, bpmnDe, type Desenho } from './desenho.ts';

interface CampoDito {
  readonly chave: string;
  readonly rotulo: string;
  readonly tipo: 'TEXTO' | 'NUMERO';
  readonly obrigatorio?: boolean;
}

const atividade = (
  ditos: {
    readonly especie: 'FORMULARIO' | 'APROVACAO';
    readonly papel: string;
    readonly prazoDias: number;
    readonly instrucao?: string;
  },
  campos: readonly CampoDito[] = [],
): string =>
  `<malote:atividade${atributos(ditos)}>${campos
    .map((campo) => `<malote:campo${atributos({ ...campo })}/>`)
    .join('')}</malote:atividade>`;

const aviso = (papel: string, texto: string): string =>
  `<malote:trabalho${atributos({ tipo: 'NOTIFICAR', papel, texto })}/>`;

/** Vacations: who checks, who grants; since the second version, who enters them in the payroll. */
const ferias = (comFolha: boolean): Desenho => {
  const fim = comFolha ? 1 : 0;
  return {
    nos: [
      { id: 'inicio', forma: 'inicio', nome: 'Pedido aberto', coluna: 0, linha: 0 },
      {
        id: 'saldo',
        forma: 'pessoa',
        nome: 'Conferir o saldo',
        coluna: 1,
        linha: 0,
        dito: atividade(
          {
            especie: 'FORMULARIO',
            papel: 'PESSOAL',
            prazoDias: 2,
            instrucao: 'Veja na ficha funcional quantos dias restam e se há outra pessoa fora no período.',
          },
          [
            { chave: 'saldo', rotulo: 'Dias de saldo', tipo: 'NUMERO', obrigatorio: true },
            { chave: 'conflito', rotulo: 'Quem mais estará fora', tipo: 'TEXTO' },
          ],
        ),
      },
      { id: 'pronto', forma: 'decisao', coluna: 2, linha: 0 },
      {
        id: 'autorizar',
        forma: 'pessoa',
        nome: 'Autorizar as férias',
        coluna: 3,
        linha: 0,
        dito: atividade({ especie: 'APROVACAO', papel: 'AUTORIZA_FERIAS', prazoDias: 3 }),
      },
      {
        id: 'autorizadas',
        forma: 'decisao',
        nome: 'Autorizadas?',
        coluna: 4,
        linha: 0,
        padrao: 'sim',
      },
      {
        id: 'rever',
        forma: 'pessoa',
        nome: 'Rever o período',
        coluna: 3,
        linha: 1,
        dito: atividade({ especie: 'FORMULARIO', papel: 'QUEM_PEDIU', prazoDias: 5 }, [
          { chave: 'periodo', rotulo: 'Novo período', tipo: 'TEXTO', obrigatorio: true },
        ]),
      },
      ...(comFolha
        ? [
            {
              id: 'folha',
              forma: 'pessoa' as const,
              nome: 'Lançar na folha',
              coluna: 5,
              linha: 0,
              dito: atividade({ especie: 'FORMULARIO', papel: 'FAZENDA', prazoDias: 5 }, [
                { chave: 'competencia', rotulo: 'Competência', tipo: 'TEXTO', obrigatorio: true },
              ]),
            },
          ]
        : []),
      {
        id: 'avisar',
        forma: 'sistema',
        nome: 'Avisar quem pediu',
        coluna: 5 + fim,
        linha: 0,
        dito: aviso('QUEM_PEDIU', 'As suas férias foram autorizadas'),
      },
      { id: 'fim', forma: 'fim', nome: 'Férias marcadas', coluna: 6 + fim, linha: 0 },
    ],
    setas: [
      { id: 'abre', de: 'inicio', para: 'saldo' },
      { id: 'confere', de: 'saldo', para: 'pronto' },
      { id: 'pede', de: 'pronto', para: 'autorizar' },
      { id: 'decide', de: 'autorizar', para: 'autorizadas' },
      { id: 'nao', de: 'autorizadas', para: 'rever', nome: 'Não', quando: '=fluxo.decisao = "DEVOLVER"' },
      { id: 'volta', de: 'rever', para: 'pronto' },
      { id: 'sim', de: 'autorizadas', para: comFolha ? 'folha' : 'avisar', nome: 'Sim' },
      ...(comFolha ? [{ id: 'lanca', de: 'folha', para: 'avisar' }] : []),
      { id: 'acaba', de: 'avisar', para: 'fim' },
    ],
  };
};

/** Purchases without bidding: the amount says whether the lawyers are asked. One beyond the last line stops, to be mended. */
const compra: Desenho = {
  nos: [
    { id: 'inicio', forma: 'inicio', nome: 'Processo aberto', coluna: 0, linha: 0 },
    {
      id: 'orcamentos',
      forma: 'pessoa',
      nome: 'Juntar os orçamentos',
      coluna: 1,
      linha: 0,
      dito: atividade(
        {
          especie: 'FORMULARIO',
          papel: 'COMPRAS',
          prazoDias: 5,
          instrucao: 'Três orçamentos, ou a razão de serem menos. O valor é o da proposta mais baixa.',
        },
        [
          { chave: 'valor', rotulo: 'Valor, em reais', tipo: 'NUMERO', obrigatorio: true },
          { chave: 'fornecedor', rotulo: 'Fornecedor', tipo: 'TEXTO', obrigatorio: true },
        ],
      ),
    },
    {
      id: 'enquadrar',
      forma: 'sistema',
      nome: 'Enquadrar pelo valor',
      coluna: 2,
      linha: 0,
      dito: `<malote:trabalho tipo="DECIDIR" resultado="caminho"><malote:regra${atributos({ quando: 'fluxo.valor <= 12000', valor: 'SIMPLES' })}/><malote:regra${atributos({ quando: 'fluxo.valor <= 60000', valor: 'PARECER' })}/></malote:trabalho>`,
    },
    { id: 'precisa', forma: 'decisao', nome: 'Pede parecer?', coluna: 3, linha: 0, padrao: 'semParecer' },
    {
      id: 'parecer',
      forma: 'pessoa',
      nome: 'Dar parecer jurídico',
      coluna: 3,
      linha: 1,
      dito: atividade({ especie: 'FORMULARIO', papel: 'JURIDICO', prazoDias: 5 }, [
        { chave: 'conclusao', rotulo: 'Conclusão do parecer', tipo: 'TEXTO', obrigatorio: true },
      ]),
    },
    { id: 'pronto', forma: 'decisao', coluna: 4, linha: 0 },
    {
      id: 'autorizar',
      forma: 'pessoa',
      nome: 'Autorizar a despesa',
      coluna: 5,
      linha: 0,
      dito: atividade({ especie: 'APROVACAO', papel: 'ORDENADOR', prazoDias: 3 }),
    },
    { id: 'autorizada', forma: 'decisao', nome: 'Autorizada?', coluna: 6, linha: 0, padrao: 'sim' },
    {
      id: 'recusar',
      forma: 'sistema',
      nome: 'Avisar que não',
      coluna: 6,
      linha: 1,
      dito: aviso('QUEM_PEDIU', 'A despesa não foi autorizada'),
    },
    { id: 'naoComprou', forma: 'fim', nome: 'Não autorizada', coluna: 7, linha: 1 },
    {
      id: 'empenho',
      forma: 'pessoa',
      nome: 'Emitir o empenho',
      coluna: 7,
      linha: 0,
      dito: atividade({ especie: 'FORMULARIO', papel: 'FAZENDA', prazoDias: 5 }, [
        { chave: 'nota', rotulo: 'Nota de empenho', tipo: 'TEXTO', obrigatorio: true },
      ]),
    },
    {
      id: 'avisar',
      forma: 'sistema',
      nome: 'Avisar quem comprou',
      coluna: 8,
      linha: 0,
      dito: aviso('QUEM_PEDIU', 'O empenho foi emitido'),
    },
    { id: 'comprou', forma: 'fim', nome: 'Compra empenhada', coluna: 9, linha: 0 },
  ],
  setas: [
    { id: 'abre', de: 'inicio', para: 'orcamentos' },
    { id: 'orca', de: 'orcamentos', para: 'enquadrar' },
    { id: 'enquadra', de: 'enquadrar', para: 'precisa' },
    { id: 'comParecer', de: 'precisa', para: 'parecer', nome: 'Sim', quando: '=fluxo.caminho = "PARECER"' },
    { id: 'semParecer', de: 'precisa', para: 'pronto', nome: 'Não' },
    { id: 'opina', de: 'parecer', para: 'pronto' },
    { id: 'pede', de: 'pronto', para: 'autorizar' },
    { id: 'decide', de: 'autorizar', para: 'autorizada' },
    { id: 'nao', de: 'autorizada', para: 'recusar', nome: 'Não', quando: '=fluxo.decisao = "DEVOLVER"' },
    { id: 'recusa', de: 'recusar', para: 'naoComprou' },
    { id: 'sim', de: 'autorizada', para: 'empenho', nome: 'Sim' },
    { id: 'empenha', de: 'empenho', para: 'avisar' },
    { id: 'acaba', de: 'avisar', para: 'comprou' },
  ],
};

/** Who does what in the flows, beside the roles of the world. */
export const papeisDaVida: readonly RegistroMundo<'papel'>[] = [
  {
    chave: 'quem-pediu',
    dados: {
      codigo: 'QUEM_PEDIU',
      nome: 'Quem pediu',
      descricao: 'Quem abriu o processo.',
      ativo: true,
      executantes: [{ tipo: 'AUTOR' }],
    },
  },
  {
    chave: 'pessoal',
    dados: {
      codigo: 'PESSOAL',
      nome: 'Gestão de pessoas',
      descricao: 'Confere a ficha funcional.',
      ativo: true,
      executantes: [{ tipo: 'SECRETARIO', unidade: ref('unidade', 'SEMAD') }],
    },
  },
  {
    chave: 'autoriza-ferias',
    dados: {
      codigo: 'AUTORIZA_FERIAS',
      nome: 'Autoriza afastamentos',
      descricao: 'O secretário de Administração.',
      ativo: true,
      executantes: [{ tipo: 'CHEFE_UNIDADE', unidade: ref('unidade', 'SEMAD') }],
    },
  },
  {
    chave: 'compras',
    dados: {
      codigo: 'COMPRAS',
      nome: 'Compras e licitações',
      descricao: 'Pesquisa preços e conduz a compra.',
      ativo: true,
      executantes: [{ tipo: 'UNIDADE', unidade: ref('unidade', 'CCL') }],
    },
  },
  {
    chave: 'fazenda',
    dados: {
      codigo: 'FAZENDA',
      nome: 'Fazenda',
      descricao: 'Empenha, paga e lança na folha.',
      ativo: true,
      executantes: [{ tipo: 'UNIDADE', unidade: ref('unidade', 'SEMFAZ') }],
    },
  },
];

/** A flow of the world: its versions, each published when it was. */
interface FluxoMundo {
  readonly codigo: string;
  readonly nome: string;
  readonly descricao: string;
  /** Key of the type of process whose opening starts it. */
  readonly tipoProcesso: string;
  readonly versoes: readonly { readonly em: Momento; readonly xml: string }[];
}

export const fluxos: readonly FluxoMundo[] = [
  {
    codigo: 'FERIAS',
    nome: 'Pedido de férias',
    descricao: 'Do pedido ao lançamento na folha.',
    tipoProcesso: 'ferias',
    versoes: [
      { em: '-22u 09:00', xml: bpmnDe(ferias(false)) },
      { em: '-8u 17:30', xml: bpmnDe(ferias(true)) },
    ],
  },
  {
    codigo: 'COMPRA_DIRETA',
    nome: 'Compra direta',
    descricao: 'Dispensa de licitação pelo valor, dos orçamentos ao empenho.',
    tipoProcesso: 'dispensa',
    versoes: [{ em: '-22u 10:30', xml: bpmnDe(compra) }],
  },
];

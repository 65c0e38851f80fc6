import { perfis } from '../perfis.ts';
import type { RegistroMundo } from '../registro-mundo.ts';
import type { Momento } from '../relogio.ts';

const pregoeiro = 'pregoeiro';
const daEquipe = perfis.find(({ chave }) => chave === pregoeiro);
if (!daEquipe) throw new Error(`o mundo não tem o perfil ${pregoeiro}`);
const { dados } = daEquipe;

const deFluxos = [
  'fluxoListar',
  'fluxoConsultar',
  'fluxoIncluir',
  'fluxoEditar',
  'fluxoGerenciar',
  'papelListar',
  'papelConsultar',
];

/** What the support team of purchases may do, and the drawing of flows. */
export const perfilDeDesenho: RegistroMundo<'perfil-acesso'> = {
  chave: 'desenho-fluxos',
  dados: {
    ...dados,
    descricao: 'Equipe de apoio que desenha fluxos',
    ordem: 9,
    permissoes: [...(dados.permissoes ?? []), ...deFluxos],
    paginas: [...(dados.paginas ?? []), 'workflow.papel', 'workflow.fluxo'],
  },
};

/** Who draws beside the administrator: the auctioneer, who also advises the secretary of Administration, works in both flows. */
export const desenhistas: readonly string[] = ['rafael.lins'];

interface ComentarioMundo {
  readonly em: Momento;
  readonly quem: string;
  /** `{nome}` is the person who is mentioned. */
  readonly texto: string;
  readonly menciona?: string;
}

/** A conversation about an element of a flow, from the comment that begins it. */
interface ConversaMundo {
  /** Code of the flow. */
  readonly fluxo: string;
  readonly elemento: string;
  readonly nome: string;
  readonly comentarios: readonly [ComentarioMundo, ...ComentarioMundo[]];
}

/** About the purchase that stopped: its amount is beyond the last line of the table. */
export const conversas: readonly ConversaMundo[] = [
  {
    fluxo: 'COMPRA_DIRETA',
    elemento: 'enquadrar',
    nome: 'Enquadrar pelo valor',
    comentarios: [
      {
        em: '-1u 10:40',
        quem: 'rafael.lins',
        texto:
          '{nome}, a compra dos geradores parou aqui: R$ 74.300,00 não cabe em nenhuma linha. Falta dizer o que se faz acima do limite da dispensa.',
        menciona: 'admin',
      },
      {
        em: '-35m',
        quem: 'admin',
        texto:
          '{nome}, acima de R$ 60.000,00 o caminho é a licitação, e a compra direta acaba. Desenhe a saída com o fim “Vai a licitação”; eu publico a versão 2 e passo para ela o que está parado.',
        menciona: 'rafael.lins',
      },
    ],
  },
];

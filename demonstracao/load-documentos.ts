import { defined } from '#schemas/defined.ts';
import type { SeedIds } from '#server/inicio/seed/seed-target.ts';
import { escreverCorpo } from './corpo.ts';
import type { DocumentoMundo } from './documento-mundo.ts';
import { idOf } from './id-of.ts';
import { modelos } from './modelos.ts';
import type { Destino, Passo, Tramitar } from './passo.ts';
import { pessoas } from './pessoas.ts';
import { pessoasDaCompanhia } from './vida/companhia.ts';
import { isRef } from './ref.ts';
import type { Relogio } from './relogio.ts';
import type { AtoMundo, ContextoAto, CriacaoMundo, WorldTarget } from './target.ts';

interface Carregados {
  readonly documentos: ReadonlyMap<string, number>;
  readonly interrompidos: readonly string[];
}

/** Carries out the stories of all documents together, in the order of time, so that numbers follow the calendar. */
export const loadDocumentos = async (
  target: WorldTarget,
  lista: readonly DocumentoMundo[],
  ids: SeedIds,
  relogio: Relogio,
): Promise<Carregados> => {
  const conteudos = new Map<string, number>();
  const interrompidos = new Set<string>();
  for (const { documento, passo, contexto } of emOrdem(lista, ids, relogio)) {
    const { chave } = documento;
    if (interrompidos.has(chave)) continue;
    const conteudoId = conteudos.get(chave);
    if (!target.atos.has(passo.ato)) interrompidos.add(chave);
    else if (passo.ato === 'criar')
      conteudos.set(chave, await target.criar(criacao(documento, contexto, ids, relogio)));
    else if (conteudoId === undefined) throw new Error(`${chave}: a história não começa por criar`);
    else await target.agir({ ...ato(passo, ids, relogio), ...contexto, conteudoId } as AtoMundo);
  }
  return { documentos: conteudos, interrompidos: [...interrompidos] };
};

interface Acontecimento {
  readonly documento: DocumentoMundo;
  readonly passo: Passo;
  readonly contexto: ContextoAto;
}

const emOrdem = (lista: readonly DocumentoMundo[], ids: SeedIds, relogio: Relogio): Acontecimento[] =>
  lista
    .flatMap((documento) =>
      documento.atos.map((passo) => ({
        documento,
        passo,
        contexto: {
          em: relogio.instante(passo.em),
          usuarioId: idOf(ids, 'usuario', passo.quem),
          unidadeId: idOf(ids, 'unidade', passo.unidade ?? unidadePadrao(passo.quem)),
          chave: documento.chave,
        },
      })),
    )
    .sort((a, b) => a.contexto.em.getTime() - b.contexto.em.getTime());

/** Sigla of the unit where a person signs in. */
export const unidadePadrao = (login: string): string => {
  const pessoa = [...pessoas, ...pessoasDaCompanhia].find(({ chave }) => chave === login);
  const linha = pessoa?.dados.unidades.find(({ padrao }) => padrao);
  if (!isRef(linha?.unidade)) throw new Error(`${login} não tem unidade padrão`);
  return linha.unidade.chave;
};

const criacao = (
  documento: DocumentoMundo,
  contexto: ContextoAto,
  ids: SeedIds,
  relogio: Relogio,
): CriacaoMundo => {
  const modelo = modelos.find(({ codigo }) => codigo === documento.modelo);
  if (!modelo) throw new Error(`o mundo não tem o modelo ${documento.modelo}`);
  const { sigilo = 0, nivelAcesso = 'PUBLICO', hipoteseLegal, vencimento, valores = {} } = documento;
  return {
    ...contexto,
    modeloId: idOf(ids, 'modelo-documento', modelo.codigo),
    tipoDocumentoId: idOf(ids, 'tipo-documento', modelo.codigo),
    assunto: relogio.situar(documento.assunto),
    salvar: {
      corpo: { ...escreverCorpo(modelo.corpo, modelo.regioes, documento.texto, relogio) },
      valores: Object.fromEntries(
        Object.entries(valores).map(([chave, valor]) => [chave, relogio.situar(valor)]),
      ),
      sigilo,
      nivelAcesso,
      ...defined({
        hipoteseLegal: hipoteseLegal || undefined,
        vencimento: vencimento ? relogio.dia(vencimento) : undefined,
      }),
      assuntoClasseId: idOf(ids, 'assunto', documento.classe),
      interessados: (documento.interessados ?? []).map((chave) => idOf(ids, 'interessado', chave)),
      destinos: (documento.destinos ?? []).map((destino) => destinoPedido(destino, ids)),
    },
    assinantes: (documento.assinantes ?? []).map((login, i) => ({
      usuarioId: idOf(ids, 'usuario', login),
      marcador: `assinatura_${i + 1}`,
      ordem: i + 1,
      prazo: documento.prazoAssinatura ? relogio.dia(documento.prazoAssinatura) : undefined,
    })),
  };
};

const destinoPedido = ({ unidade, pessoa }: Destino, ids: SeedIds) => ({
  unidadeId: idOf(ids, 'unidade', unidade),
  ...defined({ usuarioId: pessoa ? idOf(ids, 'usuario', pessoa) : undefined }),
});

/** What is proper to the act, with ids and days in the place of names. */
const ato = (passo: Passo, ids: SeedIds, relogio: Relogio): object => {
  switch (passo.ato) {
    case 'tramitar':
      return { ato: passo.ato, pedido: tramitePedido(passo, ids, relogio) };
    case 'encaminharAssinatura':
      return { ato: passo.ato, ...defined({ prazo: passo.prazo ? relogio.dia(passo.prazo) : undefined }) };
    default:
      return {
        ato: passo.ato,
        ...defined({ motivo: 'motivo' in passo ? relogio.situar(passo.motivo) : undefined }),
      };
  }
};

const tramitePedido = (passo: Tramitar, ids: SeedIds, relogio: Relogio) => ({
  destino: destinoPedido(passo.destino, ids),
  copias: (passo.copias ?? []).map((copia) => destinoPedido(copia, ids)),
  prioridade: passo.prioridade ?? 'NORMAL',
  ...defined({
    prazo: passo.prazo ? relogio.dia(passo.prazo) : undefined,
    texto: passo.texto ? relogio.situar(passo.texto) : undefined,
  }),
  retornoObrigatorio: passo.retornoObrigatorio ?? false,
});
